# The command alone: docker run --rm -v "$PWD:/data:ro" uti classify -r /data
# Put the archive of a release beside it: Scripts/build-tarball .
ARG VERSION=0.1.0
FROM debian:12-slim AS files
ARG VERSION
COPY uti-${VERSION}-linux-x86_64.tar.gz uti-${VERSION}-linux-x86_64.tar.gz.sha256 /
RUN sha256sum -c /uti-${VERSION}-linux-x86_64.tar.gz.sha256 \
    && tar -xzf /uti-${VERSION}-linux-x86_64.tar.gz --strip-components=1 -C /usr/local

FROM scratch
COPY --from=files /usr/local/bin/uti /uti
USER 65534:65534
ENTRYPOINT ["/uti"]
