"""Objects by the million as data frames of PySpark: heads are read by ranges through fsspec, and each object is one row.

    from uti import spark as uti_spark
    objects = uti_spark.objects(spark, "s3://bucket/photos")           # path, size
    types = uti_spark.identify(objects)                                # path, type, mime, …, requests, bytes, error
    halves = uti_spark.identify(objects, fields="basic")               # and the whole record as JSON

From PySpark 4 on there is a data source, too, which lists and identifies in one:

    spark.dataSource.register(uti_spark.Source)
    types = spark.read.format("uti").load("s3://bucket/photos")

What cannot be read has a row with `error`, so that no object is lost and none ends the job. Nothing is kept between rows. It needs
PySpark 3.4 or later, pyarrow, and fsspec with the file system's package on the workers; this module alone imports them.
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

# The first read: most formats are settled by it; objects are charged by the request, and 16 KiB come as fast as 4.
HEAD = 16384


class _Ranges:
    """An object's bytes by range: the head is read once, and reads are counted."""

    def __init__(self, path: str, size: int | None):
        # Not url_to_fs: what follows `::` in an object's own name is no second address.
        self.system = fsspec.filesystem(path.partition("://")[0] if "://" in path else "file")
        self.place = self.system._strip_protocol(path)
        self.size, self.requests, self.bytes = size, 0, 0
        self.head = self._fetch(0, HEAD)
        if len(self.head) < HEAD:
            self.size = len(self.head)

    def _fetch(self, offset: int, count: int) -> bytes:
        end = offset + count if self.size is None else min(offset + count, self.size)
        if end <= offset:
            return b""
        data = self.system.cat_file(self.place, start=offset, end=end)
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
        written = None
        if fields is None:
            found = _identify(ranges, _name(path))
            answer = (str(found.type), found.mime, found.extension, found.certainty, found.agreement)
        else:
            told = record(ranges, size=ranges.size, name=_name(path), fields=fields)
            # Records name what they were told the object is called; here that is where it lies.
            told["path"] = path
            written = json.dumps(told, ensure_ascii=False)
            answer = (
                told.get("type"), told.get("mime"), told.get("preferredExtension"), told.get("certainty"), told.get("agreement"))
        row = (path, *answer, ranges.requests, ranges.bytes, None)
        return row if fields is None else (*row, written)
    except Exception as error:  # One bad object must not end the job.
        row = (path, None, None, None, None, None, None, None, f"{type(error).__name__}: {error}")
        return row if fields is None else (*row, None)


def rows(batches, fields: str | None = None) -> Iterator:
    """What `mapInArrow` calls: record batches with `path` and perhaps `size` in, as many rows out."""
    import pyarrow

    names = [part.split()[0] for part in COLUMNS.split(",")] + ([] if fields is None else ["record"])
    types = {"requests": pyarrow.int32(), "bytes": pyarrow.int64()}
    for batch in batches:
        sizes = batch.column("size").to_pylist() if "size" in batch.schema.names else [None] * batch.num_rows
        found = [_row(path, size, fields) for path, size in zip(batch.column("path").to_pylist(), sizes)]
        columns = zip(*found) if found else ((),) * len(names)
        yield pyarrow.RecordBatch.from_arrays(
            [pyarrow.array(list(column), types.get(name, pyarrow.string())) for name, column in zip(names, columns)], names)


def identify(objects, fields: str | None = None):
    """A data frame with a row for each object of a data frame with `path`, and `size` where it is known, which saves requests.

    `fields` asks for whole records, as `--fields` does: `record` is JSON then, and media are read for what they say of themselves.
    """
    schema = COLUMNS if fields is None else COLUMNS + ", record string"
    return objects.mapInArrow(lambda batches: rows(batches, fields), schema)


def _listed(url: str) -> list[tuple[str, int]]:
    system, place = fsspec.core.url_to_fs(url)
    found = system.find(place, detail=True)
    return [(system.unstrip_protocol(path), int(info["size"])) for path, info in sorted(found.items())]


def objects(spark, url: str, partitions: int | None = None):
    """A data frame of the objects under a URL: `path` and `size`. Listing is done here, in the driver, page by page."""
    frame = spark.createDataFrame(_listed(url), "path string, size long")
    return frame.repartition(partitions) if partitions else frame


def live_photos(records):
    """Pairs of paths, by the identifier that both halves of a Live Photo hold; `records` comes from `identify(…, fields="basic")`.

    A group-by: the halves may lie in any folders. Where several stills or movies share an identifier, the first path of each is taken.
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
    # PySpark before 4, or none: Source is not there.
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
            # One that is empty where there is nothing: Spark asks for at least one.
            return [_Objects(listed[start:start + self.count]) for start in range(0, max(1, len(listed)), self.count)]

        def read(self, partition) -> Iterator[tuple]:
            for path, size in partition.listed:
                yield _row(path, size, self.fields)
