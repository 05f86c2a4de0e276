"""Identifies objects in object stores as data frames of PySpark: reads heads by range through fsspec; one row per object.

    from uti import spark as uti_spark
    objects = uti_spark.objects(spark, "s3://bucket/photos")           # path, size
    types = uti_spark.identify(objects)                                # path, type, mime, …, requests, bytes, error
    halves = uti_spark.identify(objects, fields="basic")               # and the whole record as JSON

From PySpark 4 on there is also a data source that lists and identifies:

    spark.dataSource.register(uti_spark.Source)
    types = spark.read.format("uti").load("s3://bucket/photos")

Unreadable objects have a row with `error`, and do not end the job. Rows share no state. Requires PySpark 3.4 or later, pyarrow,
and fsspec with the file system's package on the workers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import fsspec

from ._calls import record
from ._progress import Progress
from ._uti import identify_bytes

COLUMNS = (
    "path string, type string, mime string, extension string, certainty string, agreement string, "
    "requests int, bytes long, error string")

# The first read decides most formats. Stores charge by request, and 16 KiB arrive as fast as 4.
HEAD = 16384


class _Ranges:
    """Reads an object by range: caches the head, and counts requests and bytes."""

    def __init__(self, path: str, size: int | None):
        # Not url_to_fs, which takes `::` in an object's name for a chained URL.
        self.system = fsspec.filesystem(path.partition("://")[0] if "://" in path else "file")
        self.path = self.system._strip_protocol(path)
        self.size, self.requests, self.bytes = size, 0, 0
        self.head = self._fetch(0, HEAD)
        if len(self.head) < HEAD:
            self.size = len(self.head)

    def _fetch(self, offset: int, count: int) -> bytes:
        end = offset + count if self.size is None else min(offset + count, self.size)
        if end <= offset:
            return b""
        data = self.system.cat_file(self.path, start=offset, end=end)
        self.requests += 1
        self.bytes += len(data)
        return data

    def __call__(self, offset: int, count: int) -> bytes:
        if offset + count <= len(self.head) or self.size is not None and self.size <= len(self.head):
            return self.head[offset:offset + count]
        if offset < len(self.head):
            return self.head[offset:] + self._fetch(len(self.head), offset + count - len(self.head))
        return self._fetch(offset, count)


def _name(path: str) -> str:
    return path.rsplit("/", 1)[-1]


def _identify(ranges: _Ranges, name: str):
    if ranges.size is not None and ranges.size <= len(ranges.head):
        return identify_bytes(ranges.head, name, 0)
    progress = Progress(name, size=ranges.size)
    offset, data = 0, ranges.head
    while True:
        progress.add(data, offset)
        if not progress.needs:
            return progress.identification
        offset, count = progress.needs
        data = ranges(offset, count)
        if len(data) < count and ranges.size is None:
            ranges.size = offset + len(data)
            progress.add(data, offset)
            progress.finish()
        elif not data:
            raise OSError(f"no bytes at {offset}: the object is shorter than it was")


def _row(path: str, size: int | None, fields: str | None) -> tuple:
    try:
        ranges = _Ranges(path, size)
        record_text = None
        if fields is None:
            result = _identify(ranges, _name(path))
            answer = (str(result.type), result.mime, result.extension, result.certainty, result.agreement)
        else:
            values = record(ranges, size=ranges.size, name=_name(path), fields=fields)
            # Records have the name as path; here it is the whole path.
            values["path"] = path
            record_text = json.dumps(values, ensure_ascii=False)
            answer = (
                values.get("type"), values.get("mime"), values.get("preferredExtension"), values.get("certainty"), values.get("agreement"))
        row = (path, *answer, ranges.requests, ranges.bytes, None)
        return row if fields is None else (*row, record_text)
    except Exception as error:  # One bad object must not end the job.
        row = (path, None, None, None, None, None, None, None, f"{type(error).__name__}: {error}")
        return row if fields is None else (*row, None)


def rows(batches, fields: str | None = None) -> Iterator:
    """The function for `mapInArrow`: takes record batches with `path` and optionally `size`, and yields as many rows."""
    import pyarrow

    names = [part.split()[0] for part in COLUMNS.split(",")] + ([] if fields is None else ["record"])
    types = {"requests": pyarrow.int32(), "bytes": pyarrow.int64()}
    for batch in batches:
        sizes = batch.column("size").to_pylist() if "size" in batch.schema.names else [None] * batch.num_rows
        batch_rows = [_row(path, size, fields) for path, size in zip(batch.column("path").to_pylist(), sizes)]
        columns = zip(*batch_rows) if batch_rows else ((),) * len(names)
        yield pyarrow.RecordBatch.from_arrays(
            [pyarrow.array(list(column), types.get(name, pyarrow.string())) for name, column in zip(names, columns)], names)


def identify(objects, fields: str | None = None):
    """Returns a data frame with a row for each row of `objects`, which has `path` and optionally `size`, which saves requests.

    With `fields`, in the syntax of `--fields`, media metadata is read, too, and the column `record` is the record as JSON.
    """
    schema = COLUMNS if fields is None else COLUMNS + ", record string"
    return objects.mapInArrow(lambda batches: rows(batches, fields), schema)


def _listed(url: str) -> list[tuple[str, int]]:
    system, folder = fsspec.core.url_to_fs(url)
    infos = system.find(folder, detail=True)
    return [(system.unstrip_protocol(path), int(info["size"])) for path, info in sorted(infos.items())]


def objects(spark, url: str, partitions: int | None = None):
    """Returns a data frame of the objects under a URL: `path` and `size`. The driver lists them, page by page."""
    frame = spark.createDataFrame(_listed(url), "path string, size long")
    return frame.repartition(partitions) if partitions else frame


def live_photos(records):
    """Returns pairs of paths by the Live Photo identifier in both files; `records` comes from `identify(…, fields="basic")`.

    The halves may be in any folders. If several stills or movies share an identifier, the first path of each is used.
    """
    from pyspark.sql import functions

    half = functions.get_json_object("record", "$.livePhoto.form")
    return (
        records.withColumn("identifier", functions.get_json_object("record", "$.livePhoto.identifier"))
        .withColumn("half", half).where("identifier is not null and half in ('stillHalf', 'movieHalf')")
        .groupBy("identifier").pivot("half", ["stillHalf", "movieHalf"]).agg(functions.min("path"))
        .withColumnsRenamed({"stillHalf": "still", "movieHalf": "movie"}).where("still is not null and movie is not null"))


try:
    from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
except ImportError:
    # Source needs PySpark 4.
    pass
else:
    class Source(DataSource):
        """The objects under a URL, identified: `spark.read.format("uti").load(url)`.

        Options: `fields` as for `identify`, `objectsPerPartition` (1,000). The driver lists, the workers read.
        """

        @classmethod
        def name(cls) -> str:
            return "uti"

        def schema(self) -> str:
            return COLUMNS + ", record string" if "fields" in self.options else COLUMNS

        def reader(self, schema) -> DataSourceReader:
            return _Reader(self.options)

    class _Objects(InputPartition):
        def __init__(self, listed: list[tuple[str, int]]):
            super().__init__(None)
            self.listed = listed

    class _Reader(DataSourceReader):
        def __init__(self, options):
            self.url, self.fields = options["path"], options.get("fields")
            self.count = max(1, int(options.get("objectsPerPartition", 1000)))

        def partitions(self) -> list:
            listed = _listed(self.url)
            # Spark needs at least one partition, even if it is empty.
            return [_Objects(listed[start:start + self.count]) for start in range(0, max(1, len(listed)), self.count)]

        def read(self, partition) -> Iterator[tuple]:
            for path, size in partition.listed:
                yield _row(path, size, self.fields)
