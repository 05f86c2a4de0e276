import os
import pathlib
import signal
import sys

import pytest
import uti

pyspark = pytest.importorskip("pyspark", reason="PySpark is not installed: UTI_SPARK=1 Packaging/test-wheel installs it")
pytest.importorskip("pyarrow")

from pyspark.sql import SparkSession  # noqa: E402

from uti import spark as uti_spark  # noqa: E402


@pytest.fixture(scope="module")
def spark():
    # Workers must run the Python with the package.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000").getOrCreate())
    yield session
    session.stop()


def test_rows_equal_single_calls(spark, files):
    objects = uti_spark.objects(spark, f"file://{files[0].parents[0]}")
    found = {row.path.removeprefix("file://"): row for row in uti_spark.identify(objects).collect()}
    assert len(found) == objects.count() > 0
    for path, row in found.items():
        direct = uti.identify(path)
        assert (row.type, row.mime, row.certainty, row.error) == (direct.type, direct.mime, direct.certainty, None)
        assert row.bytes <= max(os.path.getsize(path), 1) * 2 and row.requests >= (os.path.getsize(path) > 0)


def test_every_fixture_with_and_without_sizes(spark, files):
    listed = [(f"file://{path}", path.stat().st_size) for path in files]
    for columns in ("path string, size long", "path string"):
        frame = spark.createDataFrame([row[:len(columns.split(","))] for row in listed], columns)
        rows = uti_spark.identify(frame).collect()
        assert len(rows) == len(files)
        for row in rows:
            assert row.type == uti.identify(row.path.removeprefix("file://")).type, row


def test_live_photos_across_folders(spark, fixtures):
    objects = uti_spark.objects(spark, f"file://{fixtures / 'Media'}")
    records = uti_spark.identify(objects, fields="basic")
    pairs = uti_spark.live_photos(records).collect()
    assert pairs
    for pair in pairs:
        still, movie = (uti.record(path.removeprefix("file://"))["livePhoto"] for path in (pair.still, pair.movie))
        assert still["identifier"] == movie["identifier"] == pair.identifier
    assert {row.error for row in records.collect()} == {None}


def test_a_lost_object_and_a_killed_worker(spark, tmp_path):
    """A missing object, a damaged one and a killed worker give one row each."""
    picture = b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0" + bytes(500) + b"\xff\xd9"
    count = 400
    for index in range(count):
        (tmp_path / f"{index:04}.jpg").write_bytes(picture if index % 2 else b"\x89PNG\r\n\x1a\n" + bytes(index))
    # Names with special meaning in URLs.
    for name in ("a::b.png", "a#b.png", "a b%20é?.png"):
        (tmp_path / name).write_bytes(b"\x89PNG\r\n\x1a\n")
        count += 1
    objects = uti_spark.objects(spark, f"file://{tmp_path}", partitions=8).cache()
    assert objects.count() == count
    (tmp_path / "0007.jpg").unlink()
    marker = str(tmp_path / "killed")

    def rows(batches):
        for batch in batches:
            if not os.path.exists(marker):
                pathlib.Path(marker).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            yield from uti_spark.rows([batch])

    found = objects.mapInArrow(rows, uti_spark.COLUMNS).collect()
    assert os.path.exists(marker)
    assert len(found) == len({row.path for row in found}) == count
    lost = [row for row in found if row.error]
    assert [row.path.rsplit("/")[-1] for row in lost] == ["0007.jpg"] and "FileNotFoundError" in lost[0].error


@pytest.mark.skipif(not hasattr(uti_spark, "Source"), reason="PySpark before 4 has no data sources in Python")
@pytest.mark.parametrize("fields", [None, "basic"])
def test_the_data_source(spark, fixtures, fields):
    spark.dataSource.register(uti_spark.Source)
    reader = spark.read.format("uti").option("objectsPerPartition", 7)
    if fields:
        reader = reader.option("fields", fields)
    found = {row.path: row for row in reader.load(f"file://{fixtures / 'Media'}").collect()}
    frame = uti_spark.identify(uti_spark.objects(spark, f"file://{fixtures / 'Media'}"), fields)
    assert found == {row.path: row for row in frame.collect()} and len(found) > 50


def test_exceptions_of_ranges_propagate():
    def read(offset, count):
        raise ConnectionError("no route")

    with pytest.raises(ConnectionError, match="no route"):
        uti.record(read, name="a.jpg")
    with pytest.raises(TypeError):
        uti.record(lambda offset, count: "text", name="a.jpg")
