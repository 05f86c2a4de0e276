"""Shared code of the adapters, which answer questions by the line protocol of `uti suite run --against`.

An adapter finds its library, defines how to identify, and serves:

    import questions
    library = questions.library("library", "pip install library")
    questions.serve(lambda question: library.mime_type(question.content), needs={"content"})

Libraries are treated alike:

- A library that identifies by name answers `as: name`; one that identifies by content answers `as: content`.
- MIME types are answered unchanged, including application/octet-stream and text/plain.
- If a library returns no MIME type (None, an empty one, its own "unknown"), the question is unsupported: neither right nor wrong.
- Folders are unsupported, and so are questions with a sender's claim or with declarations, which these libraries do not take.
- An exception is the error of one question.
"""
import importlib, json, os, sys, tempfile

UNAVAILABLE = 69


def unavailable(reason):
    """Exits with code 69, and says what to install."""
    print(f"adapters/{os.path.basename(sys.argv[0])}: {reason}", file=sys.stderr)
    sys.exit(UNAVAILABLE)


def library(module, install):
    """Imports a module, or exits with instructions to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as problem:  # Also raised by a binding without its shared library.
        unavailable(f"{problem}; install it: {install}")


class Question:
    """An identification question; `name` is None if only the content counts, `content` is None if only the name does.

    `path` is a file with the content. Only `named_path` is certain to have the name of the question.
    """

    scratch = None

    def __init__(self, asked):
        self.asked, basis = asked, asked.get("as", "both")
        self.file = asked.get("file")
        # The default is the name of the file; an empty name is no name.
        name = asked.get("name", os.path.basename(self.file or ""))
        self.name = (name or None) if basis != "content" else None
        self.has_content = basis != "name" and any(key in asked for key in ("file", "text", "hex"))

    @property
    def is_folder(self):
        return self.file is not None and os.path.isdir(self.file)

    @property
    def content(self):
        if not self.has_content:
            return None
        if self.file is not None:
            with open(self.file, "rb") as file:
                return file.read()
        return bytes.fromhex(self.asked["hex"]) if "hex" in self.asked else self.asked["text"].encode()

    @property
    def path(self):
        """The file of the question, or a temporary one with a neutral name, for libraries that ignore names."""
        if self.file is None:
            return self.copy("content")
        os.stat(self.file)  # Some tools succeed on missing files.
        return self.file

    @property
    def named_path(self):
        """A file with the name of the question, or without extension, for libraries that use the name in the path."""
        if self.file is not None and self.name == os.path.basename(self.file):
            return self.path
        return self.copy(self.name or "content")

    def copy(self, name):
        name = os.path.basename(name)  # The name may be a path.
        if name in ("", ".", ".."):
            name = "content"
        if Question.scratch is None:
            Question.scratch = tempfile.TemporaryDirectory()
        path = os.path.join(Question.scratch.name, name)
        for old in os.listdir(Question.scratch.name):
            os.unlink(os.path.join(Question.scratch.name, old))
        with open(path, "wb") as file:
            file.write(self.content)
        return path


def identification(asked, identify, needs):
    # A MIME type also answers `type`. Other questions cannot be answered.
    if not {"mime", "type"} & set(asked.get("asks", ["mime"])):
        return None
    if "claimed" in asked:
        return None
    question = Question(asked)
    has = {key for key, there in (("name", question.name), ("content", question.has_content)) if there}
    if question.is_folder or not has & needs:
        return None
    mime = identify(question)
    return {"mime": mime} if mime else None


def conformance(asked, is_a):
    """Answers with the question's MIME types, which it has if each means only one type."""
    pair = asked.get("mime")
    if pair is None:
        return None
    below, above = is_a(pair["type"], pair["other"]), is_a(pair["other"], pair["type"])
    if below is None or above is None:
        return None
    return {"conforms": below, "subtype": below and not above, "supertype": above and not below}


def serve(identify, needs, is_a=None):
    """Answers the questions of standard input until it ends.

    identify -- returns the MIME type of a Question, or None if unknown
    needs    -- {"content"}, {"name"}, or both if either is enough; other questions are unsupported
    is_a     -- returns whether a MIME type equals or is below another; None if the library does not know one of them.
                Optional.
    """
    for line in sys.stdin:
        asked, answer = json.loads(line), None
        try:
            if "declare" in asked:
                pass
            elif asked["kind"] == "identification":
                answer = identification(asked, identify, needs)
            elif asked["kind"] == "conformance" and is_a is not None:
                answer = conformance(asked, is_a)
            reply = {"unsupported": True} if answer is None else {"answer": answer}
        except Exception as problem:  # One failure must not end the run.
            reply = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps({"id": asked.get("id"), **reply}), flush=True)
