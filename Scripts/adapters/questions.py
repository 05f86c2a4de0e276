"""What the adapters share: they read questions, put them to a library and answer, by the line protocol of `uti suite run --against`.

An adapter looks its library up, says how it identifies, and serves:

    import questions
    library = questions.library("library", "pip install library")
    questions.serve(lambda question: library.mime_type(question.content), needs={"content"})

Libraries are treated alike:

- A question goes to what the library goes by: `as: name` to those that tell by a name alone, `as: content` to those that tell by content.
- A MIME type is answered as the library prints it, application/octet-stream and text/plain too. Whoever calls the library acts on it.
- Where a library has no MIME type to say (None, an empty one, its own "unknown"), the question is unsupported: neither right nor wrong.
- A folder is unsupported: these libraries tell files apart. So is a question with a sender's claim, or about types that it declares: none of
  them hears of either.
- An exception is that question's error, and the next question is asked.
"""
import importlib, json, os, sys, tempfile

UNAVAILABLE = 69


def unavailable(reason):
    """Ends the adapter with exit code 69, and says what to install."""
    print(f"adapters/{os.path.basename(sys.argv[0])}: {reason}", file=sys.stderr)
    sys.exit(UNAVAILABLE)


def library(module, install):
    """The imported module, or the end of the adapter with the way to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as problem:  # Also what a binding raises that does not find its shared library.
        unavailable(f"{problem}; install it: {install}")


class Question:
    """An identification question, narrowed to what may answer it: `name` is None where content alone counts, `content` where the name does.

    `path` is a file with the content. Only `named_path` surely bears the name of the question.
    """

    scratch = None

    def __init__(self, asked):
        self.asked, basis = asked, asked.get("as", "both")
        self.file = asked.get("file")
        # An empty name is none; a question without one has that of its file.
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
        """The file of the question itself, or a temporary one that says nothing by its name. For libraries that look at content alone."""
        if self.file is None:
            return self.copy("content")
        os.stat(self.file)  # Some tools print a sentence where there is no file, and call it success.
        return self.file

    @property
    def named_path(self):
        """A file that bears the name of the question, or a name without extension. For libraries that take the name from the path."""
        if self.file is not None and self.name == os.path.basename(self.file):
            return self.path
        return self.copy(self.name or "content")

    def copy(self, name):
        name = os.path.basename(name)  # A path in a question is a name all the same.
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
    # A MIME type is held against a type, too. Where neither is asked, nothing could be right, and a failure would count all the same.
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
    """Put in MIME types, which stand in the question where both types have one that is theirs alone."""
    pair = asked.get("mime")
    if pair is None:
        return None
    below, above = is_a(pair["type"], pair["other"]), is_a(pair["other"], pair["type"])
    if below is None or above is None:
        return None
    return {"conforms": below, "subtype": below and not above, "supertype": above and not below}


def serve(identify, needs, is_a=None):
    """Answers the questions of standard input until it ends.

    identify -- the MIME type of a Question, or None where the library does not know
    needs    -- {"content"}, {"name"}, or both where either is enough; what the question has none of is not asked
    is_a     -- whether a MIME type is another one or below it; None where the library does not know one of them.
                Without it, the library has no such relation.
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
        except Exception as problem:  # One bad question must not end the others.
            reply = {"error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps({"id": asked.get("id"), **reply}), flush=True)
