/*
  * Stubs for libmagic's decompressors, instead of bzip2 and xz. They are never called (MAGIC_NO_CHECK_COMPRESS), and Debian's
  * libbz2.a cannot be linked into shared libraries.
 */
int BZ2_bzDecompressInit(void *stream, int verbosity, int small) { return -9; /* BZ_CONFIG_ERROR */ }
int BZ2_bzDecompress(void *stream) { return -9; }
int BZ2_bzDecompressEnd(void *stream) { return -9; }
int lzma_auto_decoder(void *stream, unsigned long long limit, unsigned flags) { return 11; /* LZMA_PROG_ERROR */ }
int lzma_code(void *stream, int action) { return 11; }
void lzma_end(void *stream) {}
