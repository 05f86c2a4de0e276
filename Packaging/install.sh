#!/bin/sh
# Installs the uti command for Linux from a release: downloads, verifies the checksum, unpacks. Nothing is built, no root is needed.
#
#   UTI_URL=https://example.org/releases/v0.2.0; curl -fsSL "$UTI_URL/install.sh" | UTI_URL=$UTI_URL sh
#   UTI_URL=./release-files UTI_PREFIX=/usr/local UTI_VERSION=0.2.0 sh install.sh
#
# UTI_URL is the address or folder of the release's files. UTI_PREFIX is ~/.local by default. An existing file is replaced
# only if it is a uti.
set -eu

version=${UTI_VERSION:-0.2.0}
prefix=${UTI_PREFIX:-$HOME/.local}
url=${UTI_URL:?"say where the releases lie: UTI_URL=https://example.org/releases/v$version"}
name=uti-$version-linux-$(uname -m)

fail() { echo "install.sh: $*" >&2; exit 1; }
[ "$(uname -s)" = Linux ] || fail "there are releases for Linux alone"

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
fetch() {
  case $url in
    /* | file:* | ./* | ../*) cp "${url#file://}/$1" "$made/$1" ;;
    *)
      if command -v curl >/dev/null; then curl -fsSL --proto '=https,http' "$url/$1" -o "$made/$1"
      elif command -v wget >/dev/null; then wget -q "$url/$1" -O "$made/$1"
      else fail "curl or wget is needed"; fi ;;
  esac || fail "there is no $url/$1"
}
fetch "$name.tar.gz"
fetch "$name.tar.gz.sha256"
(cd "$made" && sha256sum -c "$name.tar.gz.sha256" >/dev/null 2>&1) || fail "the checksum of $name.tar.gz is another: nothing was installed"
tar -C "$made" -xzf "$made/$name.tar.gz"
if [ -e "$prefix/bin/uti" ] && ! "$prefix/bin/uti" --version 2>/dev/null | grep -q '^uti '; then
  fail "$prefix/bin/uti is something else: nothing was installed"
fi
mkdir -p "$prefix"
# Installs the command last, by an atomic rename.
cp -R "$made/$name/share" "$prefix/"
mkdir -p "$prefix/bin"
cp "$made/$name/bin/uti" "$prefix/bin/.uti.new"
mv -f "$prefix/bin/.uti.new" "$prefix/bin/uti"
echo "installed $prefix/bin/uti: $("$prefix/bin/uti" --version | head -n 1)"
case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "$prefix/bin is not on PATH" ;; esac
