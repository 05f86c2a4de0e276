import mimetypes as python_mimetypes

import pytest
import uti
from uti import mimetypes


def test_types():
    heic = uti.Type("public.heic")
    assert heic.mime == "image/heic" and heic.extension == "heic" and "public.image" in heic.supertypes
    assert heic.conforms_to("public.image") and not heic.conforms_to("public.movie")
    assert heic.is_declared and "HEIF" in heic.description
    assert repr(heic) == "Type('public.heic')"
    assert uti.types(extension=".heic")[0] == uti.types(mime="image/heic")[0] == heic
    assert uti.types(extension="ts", conforming_to="public.movie")[0] == "public.mpeg-2-transport-stream"
    assert uti.types(extension="nobody-has-this") == ()


def test_unknown_types():
    for call in (
        lambda: uti.Type("no type").mime, lambda: uti.Type("no type").supertypes, lambda: uti.Type("no type").description,
        lambda: uti.conforms("public.jpeg", "no type"), lambda: uti.types(mime="image/png", conforming_to="no type")):
        with pytest.raises(ValueError, match="no known type"):
            call()
    with pytest.raises(TypeError):
        uti.types()
    with pytest.raises(TypeError):
        uti.types(extension="jpg", mime="image/jpeg")


@pytest.mark.parametrize("name", [
    "a.html", "a/b.tar.gz", "x.tgz", "data:text/css,a", "data:,x", "none", "a.svgz",
    "A.JPG", "archive.tar.xz"])
def test_guesses_are_pythons_where_both_know(name):
    assert mimetypes.guess_type(name) == python_mimetypes.guess_type(name)


def test_extensions():
    assert mimetypes.guess_extension("image/jpeg") in (".jpeg", ".jpg")
    assert ".heic" in mimetypes.guess_all_extensions("image/heic")
    assert mimetypes.guess_extension("no/such") is None
    assert mimetypes.guess_type("IMG_0001.HEIC") == ("image/heic", None)
    # A query is no part of the name; Python 3.11 takes it for one.
    assert mimetypes.guess_type("http://example.com/a.png?b=c") == ("image/png", None)
