/*
  * The C interface of uti.h as a Python module on the stable ABI of 3.11. Calls release Python's lock while they work.
 */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdlib.h>
#include <string.h>

#include "uti.h"

static PyTypeObject *identification_type, *decision_type;
static PyObject *error_class, *type_class;
/* Interned objects of type_class by identifier. */
static PyObject *types;

static PyStructSequence_Field identification_fields[] = {
  {"type", "what it is: a Type"},
  {"mime", "the MIME type to announce it by"},
  {"extension", "the filename extension for new files of its type, or None"},
  {"certainty", "proven, likely, nameOnly or none"},
  {"agreement", "how name and content stand to each other"},
  {"name_type", "what the name says: a Type, or None"},
  {"content_type", "what the content says: a Type, or None"},
  {"damage", "how the file contradicts its own format, or None"},
  {"is_incomplete", "whether a reader's budget ran out before it had seen enough"},
  {NULL, NULL},
};
static PyStructSequence_Desc identification_description = {
  "uti.Identification", "The verdict about one file.", identification_fields, 9};

static PyStructSequence_Field decision_fields[] = {
  {"accepted", "whether it passes"},
  {"code", "why it does not, for programs: notAccepted, active, damaged and others; None if it passes"},
  {"reason", "why it does not, for people; None if it passes"},
  {"type", "what it is: a Type"},
  {"content_type", "what to serve it as, beside X-Content-Type-Options: nosniff"},
  {"inline", "whether it may be shown in a page; otherwise serve it as an attachment"},
  {NULL, NULL},
};
static PyStructSequence_Desc decision_description = {"uti.Decision", "Whether a file passes.", decision_fields, 6};

static PyObject *text(const char *words) {
  if (!words) Py_RETURN_NONE;
  return PyUnicode_DecodeUTF8(words, (Py_ssize_t)strlen(words), "replace");
}

static PyObject *type(const char *identifier) {
  if (!identifier) Py_RETURN_NONE;
  PyObject *name = text(identifier);
  if (!name) return NULL;
  PyObject *known = PyDict_GetItemWithError(types, name);
  if (known) {
    Py_INCREF(known);
  } else if (!PyErr_Occurred() && (known = PyObject_CallFunctionObjArgs(type_class, name, NULL))) {
    /* There are unlimited dynamic types. */
    if (strncmp(identifier, "dyn.", 4) != 0 && PyDict_SetItem(types, name, known) < 0) Py_CLEAR(known);
  }
  Py_DECREF(name);
  return known;
}

static PyObject *fail(const uti_error *error) {
  PyObject *arguments = Py_BuildValue("(ss)", error->code, error->message);
  if (arguments) {
    PyObject *problem = PyObject_CallObject(error_class, arguments);
    if (problem) PyErr_SetObject(strcmp(error->code, "argument") ? error_class : PyExc_ValueError, problem);
    Py_XDECREF(problem);
    Py_DECREF(arguments);
  }
  return NULL;
}

static PyObject *identification(uti_answer *answer, const uti_error *error) {
  if (!answer) return fail(error);
  PyObject *made = PyStructSequence_New(identification_type);
  if (made) {
    PyStructSequence_SetItem(made, 0, type(answer->type));
    PyStructSequence_SetItem(made, 1, text(answer->mime));
    PyStructSequence_SetItem(made, 2, text(answer->extension));
    PyStructSequence_SetItem(made, 3, text(answer->certainty));
    PyStructSequence_SetItem(made, 4, text(answer->agreement));
    PyStructSequence_SetItem(made, 5, type(answer->name_type));
    PyStructSequence_SetItem(made, 6, type(answer->content_type));
    PyStructSequence_SetItem(made, 7, text(answer->damage));
    PyStructSequence_SetItem(made, 8, PyBool_FromLong(answer->is_incomplete));
    if (PyErr_Occurred()) Py_CLEAR(made);
  }
  uti_free(answer);
  return made;
}

static PyObject *decision(uti_decision *answer, const uti_error *error) {
  if (!answer) return fail(error);
  PyObject *made = PyStructSequence_New(decision_type);
  if (made) {
    PyStructSequence_SetItem(made, 0, PyBool_FromLong(answer->is_accepted));
    PyStructSequence_SetItem(made, 1, text(answer->code));
    PyStructSequence_SetItem(made, 2, text(answer->reason));
    PyStructSequence_SetItem(made, 3, type(answer->type));
    PyStructSequence_SetItem(made, 4, text(answer->content_type));
    PyStructSequence_SetItem(made, 5, PyBool_FromLong(answer->is_inline));
    if (PyErr_Occurred()) Py_CLEAR(made);
  }
  uti_free(answer);
  return made;
}

static PyObject *record(char *line, size_t length, const uti_error *error) {
  if (!line) return fail(error);
  PyObject *made = PyUnicode_DecodeUTF8(line, (Py_ssize_t)length, "replace");
  uti_free(line);
  return made;
}

static PyObject *identify_path(PyObject *module, PyObject *arguments) {
  PyObject *path;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "O&I", PyUnicode_FSConverter, &path, &flags)) return NULL;
  const char *bytes = PyBytes_AsString(path);
  uti_error error;
  uti_answer *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_identify_path(bytes, flags, &error);
  Py_END_ALLOW_THREADS
  Py_DECREF(path);
  return identification(answer, &error);
}

static PyObject *identify_descriptor(PyObject *module, PyObject *arguments) {
  int descriptor;
  const char *name;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "izI", &descriptor, &name, &flags)) return NULL;
  uti_error error;
  uti_answer *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_identify_descriptor(descriptor, name, flags, &error);
  Py_END_ALLOW_THREADS
  return identification(answer, &error);
}

static PyObject *identify_bytes(PyObject *module, PyObject *arguments) {
  Py_buffer bytes;
  const char *name;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "y*zI", &bytes, &name, &flags)) return NULL;
  uti_error error;
  uti_answer *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_identify_bytes(bytes.buf, (size_t)bytes.len, name, flags, &error);
  Py_END_ALLOW_THREADS
  PyBuffer_Release(&bytes);
  return identification(answer, &error);
}

static PyObject *record_path(PyObject *module, PyObject *arguments) {
  PyObject *path;
  const char *fields;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "O&zI", PyUnicode_FSConverter, &path, &fields, &flags)) return NULL;
  const char *bytes = PyBytes_AsString(path);
  uti_error error;
  size_t length = 0;
  char *line;
  Py_BEGIN_ALLOW_THREADS
  line = uti_record_path(bytes, fields, flags, &length, &error);
  Py_END_ALLOW_THREADS
  Py_DECREF(path);
  return record(line, length, &error);
}

static PyObject *record_descriptor(PyObject *module, PyObject *arguments) {
  int descriptor;
  const char *name, *fields;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "izzI", &descriptor, &name, &fields, &flags)) return NULL;
  uti_error error;
  size_t length = 0;
  char *line;
  Py_BEGIN_ALLOW_THREADS
  line = uti_record_descriptor(descriptor, name, fields, flags, &length, &error);
  Py_END_ALLOW_THREADS
  return record(line, length, &error);
}

static PyObject *record_bytes(PyObject *module, PyObject *arguments) {
  Py_buffer bytes;
  const char *name, *fields;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "y*zzI", &bytes, &name, &fields, &flags)) return NULL;
  uti_error error;
  size_t length = 0;
  char *line;
  Py_BEGIN_ALLOW_THREADS
  line = uti_record_bytes(bytes.buf, (size_t)bytes.len, name, fields, flags, &length, &error);
  Py_END_ALLOW_THREADS
  PyBuffer_Release(&bytes);
  return record(line, length, &error);
}

/* A Python function that reads ranges, and whether it raised an exception. */
struct ranges {
  PyObject *read;
  int failed;
};

static int64_t read_range(void *context, void *place, size_t count, int64_t offset) {
  struct ranges *ranges = context;
  if (ranges->failed) return -1;
  PyGILState_STATE state = PyGILState_Ensure();
  int64_t length = -1;
  PyObject *data = PyObject_CallFunction(ranges->read, "Ln", (long long)offset, (Py_ssize_t)count);
  Py_buffer bytes;
  if (data && PyObject_GetBuffer(data, &bytes, PyBUF_SIMPLE) == 0) {
    length = bytes.len < (Py_ssize_t)count ? bytes.len : (int64_t)count;
    memcpy(place, bytes.buf, (size_t)length);
    PyBuffer_Release(&bytes);
  }
  Py_XDECREF(data);
  ranges->failed = length < 0;
  PyGILState_Release(state);
  return length;
}

static PyObject *record_ranges(PyObject *module, PyObject *arguments) {
  struct ranges ranges = {NULL, 0};
  long long size;
  const char *name, *fields;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "OLzzI", &ranges.read, &size, &name, &fields, &flags)) return NULL;
  uti_error error;
  size_t length = 0;
  char *line;
  Py_BEGIN_ALLOW_THREADS
  line = uti_record_ranges(read_range, &ranges, size, name, fields, flags, &length, &error);
  Py_END_ALLOW_THREADS
  /* The exception of the function is still set in this thread. */
  if (ranges.failed) {
    uti_free(line);
    return NULL;
  }
  return record(line, length, &error);
}

static int limits(PyObject *given, uti_limits *place) {
  long long bytes, pixels;
  if (!PyArg_ParseTuple(given, "LLdI", &bytes, &pixels, &place->seconds, &place->allows)) return -1;
  place->bytes = bytes;
  place->pixels = pixels;
  return 0;
}

static PyObject *check_path(PyObject *module, PyObject *arguments) {
  PyObject *path, *given;
  const char *accept;
  if (!PyArg_ParseTuple(arguments, "O&sO", PyUnicode_FSConverter, &path, &accept, &given)) return NULL;
  uti_limits most;
  if (limits(given, &most) < 0) {
    Py_DECREF(path);
    return NULL;
  }
  const char *bytes = PyBytes_AsString(path);
  uti_error error;
  uti_decision *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_check_path(bytes, accept, &most, &error);
  Py_END_ALLOW_THREADS
  Py_DECREF(path);
  return decision(answer, &error);
}

static PyObject *check_descriptor(PyObject *module, PyObject *arguments) {
  int descriptor;
  const char *name, *accept;
  PyObject *given;
  uti_limits most;
  if (!PyArg_ParseTuple(arguments, "izsO", &descriptor, &name, &accept, &given) || limits(given, &most) < 0) return NULL;
  uti_error error;
  uti_decision *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_check_descriptor(descriptor, name, accept, &most, &error);
  Py_END_ALLOW_THREADS
  return decision(answer, &error);
}

static PyObject *check_bytes(PyObject *module, PyObject *arguments) {
  Py_buffer bytes;
  const char *name, *accept;
  PyObject *given;
  uti_limits most;
  if (!PyArg_ParseTuple(arguments, "y*zsO", &bytes, &name, &accept, &given)) return NULL;
  if (limits(given, &most) < 0) {
    PyBuffer_Release(&bytes);
    return NULL;
  }
  uti_error error;
  uti_decision *answer;
  Py_BEGIN_ALLOW_THREADS
  answer = uti_check_bytes(bytes.buf, (size_t)bytes.len, name, accept, &most, &error);
  Py_END_ALLOW_THREADS
  PyBuffer_Release(&bytes);
  return decision(answer, &error);
}

/* --- Folders: records are passed on in batches; each batch takes Python's lock once. --- */

enum { BATCH = 64 };

struct visit {
  PyObject *take;
  char *lines[BATCH];
  size_t lengths[BATCH], count;
};

/* Returns true if the callback wants more; an exception ends the reading. Requires Python's lock. */
static int hand_over(struct visit *visit) {
  PyObject *batch = PyList_New((Py_ssize_t)visit->count);
  for (size_t index = 0; index < visit->count; index++) {
    PyObject *line =
      batch ? PyUnicode_DecodeUTF8(visit->lines[index], (Py_ssize_t)visit->lengths[index], "replace") : NULL;
    free(visit->lines[index]);
    if (line) PyList_SetItem(batch, (Py_ssize_t)index, line);
    else Py_CLEAR(batch);
  }
  visit->count = 0;
  if (!batch) return 0;
  PyObject *wanted = PyObject_CallFunctionObjArgs(visit->take, batch, NULL);
  Py_DECREF(batch);
  if (!wanted) return 0;
  int goes_on = PyObject_IsTrue(wanted);
  Py_DECREF(wanted);
  return goes_on > 0;
}

static int gather(void *context, const char *line, size_t length) {
  struct visit *visit = context;
  char *copy = malloc(length + 1);
  if (copy) {
    memcpy(copy, line, length);
    visit->lines[visit->count] = copy;
    visit->lengths[visit->count++] = length;
    if (visit->count < BATCH) return 0;
  }
  PyGILState_STATE state = PyGILState_Ensure();
  if (!copy) PyErr_NoMemory();
  int goes_on = copy && hand_over(visit);
  PyGILState_Release(state);
  return !goes_on;
}

static PyObject *classify_folder(PyObject *module, PyObject *arguments) {
  PyObject *path, *take;
  const char *fields;
  unsigned flags;
  int workers;
  if (!PyArg_ParseTuple(arguments, "O&zIiO", PyUnicode_FSConverter, &path, &fields, &flags, &workers, &take)) return NULL;
  const char *bytes = PyBytes_AsString(path);
  struct visit visit = {.take = take};
  uti_error error;
  int ended;
  Py_BEGIN_ALLOW_THREADS
  ended = uti_classify_folder(bytes, fields, flags, workers, gather, &visit, &error);
  Py_END_ALLOW_THREADS
  Py_DECREF(path);
  if (visit.count && ended == 0 && !PyErr_Occurred()) hand_over(&visit);
  while (visit.count) free(visit.lines[--visit.count]);
  if (PyErr_Occurred()) return NULL;
  if (ended < 0) return fail(&error);
  Py_RETURN_NONE;
}

/* --- Progress --- */

static const char capsule_name[] = "uti.progress";

static void drop(PyObject *capsule) { uti_progress_free(PyCapsule_GetPointer(capsule, capsule_name)); }

static PyObject *progress_start(PyObject *module, PyObject *arguments) {
  const char *name;
  long long size;
  unsigned flags;
  if (!PyArg_ParseTuple(arguments, "zLI", &name, &size, &flags)) return NULL;
  uti_progress *progress = uti_progress_start(name, size, flags);
  return PyCapsule_New(progress, capsule_name, drop);
}

static PyObject *progress_add(PyObject *module, PyObject *arguments) {
  PyObject *capsule;
  Py_buffer bytes;
  long long offset;
  if (!PyArg_ParseTuple(arguments, "Oy*L", &capsule, &bytes, &offset)) return NULL;
  uti_progress *progress = PyCapsule_GetPointer(capsule, capsule_name);
  int added = progress ? uti_progress_add(progress, bytes.buf, (size_t)bytes.len, offset) : -1;
  PyBuffer_Release(&bytes);
  if (!progress) return NULL;
  if (added < 0) return PyErr_Format(PyExc_ValueError, "%lld is no offset", offset);
  Py_RETURN_NONE;
}

static PyObject *progress_finish(PyObject *module, PyObject *capsule) {
  uti_progress *progress = PyCapsule_GetPointer(capsule, capsule_name);
  if (!progress) return NULL;
  uti_progress_finish(progress);
  Py_RETURN_NONE;
}

/* Keeps Python's lock, which serializes access to the progress. */
static PyObject *progress_state(PyObject *module, PyObject *capsule) {
  uti_progress *progress = PyCapsule_GetPointer(capsule, capsule_name);
  if (!progress) return NULL;
  int64_t offset = 0, count = 0;
  uti_error error;
  PyObject *found = identification(uti_progress_state(progress, &offset, &count, &error), &error);
  if (!found) return NULL;
  PyObject *state = count ? Py_BuildValue("(O(LL))", found, (long long)offset, (long long)count)
                          : Py_BuildValue("(OO)", found, Py_None);
  Py_DECREF(found);
  return state;
}

/* --- Types --- */

static PyObject *items(uti_list *list, int are_types) {
  if (!list) Py_RETURN_NONE;
  PyObject *made = PyTuple_New((Py_ssize_t)list->count);
  for (size_t index = 0; made && index < list->count; index++) {
    PyObject *item = are_types ? type(list->items[index]) : text(list->items[index]);
    if (item) PyTuple_SetItem(made, (Py_ssize_t)index, item);
    else Py_CLEAR(made);
  }
  uti_free(list);
  return made;
}

static PyObject *owned(char *words) {
  PyObject *made = text(words);
  uti_free(words);
  return made;
}

static PyObject *conforms(PyObject *module, PyObject *arguments) {
  const char *type, *supertype;
  if (!PyArg_ParseTuple(arguments, "ss", &type, &supertype)) return NULL;
  return PyLong_FromLong(uti_conforms(type, supertype));
}

static PyObject *is_declared(PyObject *module, PyObject *arguments) {
  const char *type;
  if (!PyArg_ParseTuple(arguments, "s", &type)) return NULL;
  return PyLong_FromLong(uti_is_declared(type));
}

static PyObject *identifier(PyObject *module, PyObject *arguments) {
  const char *type;
  int allow_undeclared;
  if (!PyArg_ParseTuple(arguments, "sp", &type, &allow_undeclared)) return NULL;
  return owned(uti_identifier(type, allow_undeclared));
}

static PyObject *supertypes(PyObject *module, PyObject *arguments) {
  const char *type;
  if (!PyArg_ParseTuple(arguments, "s", &type)) return NULL;
  return items(uti_supertypes(type), 1);
}

static PyObject *types_for_tag(PyObject *module, PyObject *arguments) {
  const char *tag_class, *tag, *supertype;
  if (!PyArg_ParseTuple(arguments, "ssz", &tag_class, &tag, &supertype)) return NULL;
  return items(uti_types_for_tag(tag_class, tag, supertype), 1);
}

static PyObject *tags(PyObject *module, PyObject *arguments) {
  const char *type, *tag_class;
  if (!PyArg_ParseTuple(arguments, "ss", &type, &tag_class)) return NULL;
  return items(uti_tags(type, tag_class), 0);
}

static PyObject *mime_type(PyObject *module, PyObject *arguments) {
  const char *type;
  if (!PyArg_ParseTuple(arguments, "s", &type)) return NULL;
  return owned(uti_mime_type(type));
}

static PyObject *description(PyObject *module, PyObject *arguments) {
  const char *type;
  if (!PyArg_ParseTuple(arguments, "s", &type)) return NULL;
  return owned(uti_description(type));
}

static PyObject *warm_up(PyObject *module, PyObject *unused) {
  uti_error error;
  int done;
  Py_BEGIN_ALLOW_THREADS
  done = uti_warm_up(&error);
  Py_END_ALLOW_THREADS
  if (done < 0) return fail(&error);
  Py_RETURN_NONE;
}

/* Sets the Python classes of types and errors. */
static PyObject *use(PyObject *module, PyObject *arguments) {
  PyObject *type, *error;
  if (!PyArg_ParseTuple(arguments, "OO", &type, &error)) return NULL;
  Py_INCREF(type);
  Py_INCREF(error);
  type_class = type;
  error_class = error;
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
  {"use", use, METH_VARARGS, NULL},
  {"warm_up", warm_up, METH_NOARGS, NULL},
  {"identify_path", identify_path, METH_VARARGS, NULL},
  {"identify_descriptor", identify_descriptor, METH_VARARGS, NULL},
  {"identify_bytes", identify_bytes, METH_VARARGS, NULL},
  {"record_path", record_path, METH_VARARGS, NULL},
  {"record_descriptor", record_descriptor, METH_VARARGS, NULL},
  {"record_bytes", record_bytes, METH_VARARGS, NULL},
  {"record_ranges", record_ranges, METH_VARARGS, NULL},
  {"check_path", check_path, METH_VARARGS, NULL},
  {"check_descriptor", check_descriptor, METH_VARARGS, NULL},
  {"check_bytes", check_bytes, METH_VARARGS, NULL},
  {"classify_folder", classify_folder, METH_VARARGS, NULL},
  {"progress_start", progress_start, METH_VARARGS, NULL},
  {"progress_add", progress_add, METH_VARARGS, NULL},
  {"progress_finish", progress_finish, METH_O, NULL},
  {"progress_state", progress_state, METH_O, NULL},
  {"conforms", conforms, METH_VARARGS, NULL},
  {"is_declared", is_declared, METH_VARARGS, NULL},
  {"supertypes", supertypes, METH_VARARGS, NULL},
  {"types_for_tag", types_for_tag, METH_VARARGS, NULL},
  {"tags", tags, METH_VARARGS, NULL},
  {"identifier", identifier, METH_VARARGS, NULL},
  {"mime_type", mime_type, METH_VARARGS, NULL},
  {"description", description, METH_VARARGS, NULL},
  {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_uti", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__uti(void) {
  PyObject *module = PyModule_Create(&definition);
  if (!module) return NULL;
  types = PyDict_New();
  identification_type = PyStructSequence_NewType(&identification_description);
  decision_type = PyStructSequence_NewType(&decision_description);
  if (!types || !identification_type || !decision_type ||
      PyModule_AddObjectRef(module, "Identification", (PyObject *)identification_type) < 0 ||
      PyModule_AddObjectRef(module, "Decision", (PyObject *)decision_type) < 0 ||
      PyModule_AddStringConstant(module, "version", uti_version()) < 0 ||
      PyModule_AddIntConstant(module, "NAME_ONLY", UTI_NAME_ONLY) < 0 ||
      PyModule_AddIntConstant(module, "CONTENT_ONLY", UTI_CONTENT_ONLY) < 0 ||
      PyModule_AddIntConstant(module, "ENDS", UTI_ENDS) < 0 ||
      PyModule_AddIntConstant(module, "NO_MAGIC", UTI_NO_MAGIC) < 0 ||
      PyModule_AddIntConstant(module, "ALLOW_ACTIVE", UTI_ALLOW_ACTIVE) < 0 ||
      PyModule_AddIntConstant(module, "ALLOW_OTHER_READINGS", UTI_ALLOW_OTHER_READINGS) < 0 ||
      PyModule_AddIntConstant(module, "ALLOW_DAMAGE", UTI_ALLOW_DAMAGE) < 0 ||
      PyModule_AddIntConstant(module, "ALLOW_NAMES", UTI_ALLOW_NAMES) < 0) {
    Py_DECREF(module);
    return NULL;
  }
  return module;
}
