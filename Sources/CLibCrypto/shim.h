#pragma once
// The functions of one algorithm each: what fetches algorithms by name needs all of libcrypto in a static program.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
