import copy
import mimetypes as python_mimetypes
import pickle

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


def test_undeclared_types():
    kept = uti.Type("com.Example.Nobodys", allow_undeclared=True)
    assert kept == "com.example.nobodys" and hash(kept) == hash("com.example.nobodys") and isinstance(kept, uti.Type)
    assert not kept.is_declared and not kept.is_dynamic
    assert kept.supertypes == kept.mimes == kept.extensions == () and kept.extension is kept.description is None
    assert kept.mime == "application/octet-stream"
    assert repr(kept) == "Type('com.example.nobodys', allow_undeclared=True)" and eval(repr(kept), {"Type": uti.Type}) == kept
    assert kept.conforms_to(kept) and uti.conforms(kept, "COM.example.nobodys")
    assert not kept.conforms_to("public.data") and not uti.conforms("public.jpeg", kept)
    for again in pickle.loads(pickle.dumps(kept)), copy.deepcopy(kept):
        assert again == kept and type(again) is type(kept) and not again.is_declared
    with pytest.raises(ValueError, match="no known type"):
        uti.Type("com.example.nobodys").is_declared
    with pytest.raises(ValueError, match="no known type"):
        kept.conforms_to("com.example.others")


def test_known_types_are_unchanged():
    dynamic = uti.Type("dyn.ah62d4rv4ge81e5pe", allow_undeclared=True)
    assert dynamic.is_dynamic and not dynamic.is_declared and repr(dynamic) == "Type('dyn.ah62d4rv4ge81e5pe')"
    jpeg = uti.Type("Public.JPEG", allow_undeclared=True)
    assert jpeg == "public.jpeg" and jpeg.is_declared and not jpeg.is_dynamic and type(jpeg) is uti.Type


@pytest.mark.parametrize("text", ["", "no type", "a/b", "a:b", "dyn.nothing-at-all"])
def test_invalid_identifiers(text):
    with pytest.raises(ValueError, match="cannot be the identifier"):
        uti.Type(text, allow_undeclared=True)


@pytest.mark.parametrize("name", [
    "a.html", "a/b.tar.gz", "x.tgz", "data:text/css,a", "data:,x", "none", "a.svgz",
    "A.JPG", "archive.tar.xz"])
def test_guesses_equal_pythons(name):
    assert mimetypes.guess_type(name) == python_mimetypes.guess_type(name)


def test_extensions():
    assert mimetypes.guess_extension("image/jpeg") in (".jpeg", ".jpg")
    assert ".heic" in mimetypes.guess_all_extensions("image/heic")
    assert mimetypes.guess_extension("no/such") is None
    assert mimetypes.guess_type("IMG_0001.HEIC") == ("image/heic", None)
    # Python 3.11 includes the query in the name.
    assert mimetypes.guess_type("http://example.com/a.png?b=c") == ("image/png", None)
