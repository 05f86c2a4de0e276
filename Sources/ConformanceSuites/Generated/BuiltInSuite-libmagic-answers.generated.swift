// Generated from Tests/Suites/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

enum Suite7Part0 {
  static let text: StaticString = #"""
{"suite":"libmagic-answers","format":1,"about":"What libmagic answers, and which type that becomes.","source":"file 5.44, run on the same bytes"}
{"id":"c","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","expect":{"type":"public.c-source"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"cpp","kind":"identification","text":"#include <iostream>\nclass A {\npublic:\n  int b;\n};\nnamespace c {}\nusing namespace std;\n","expect":{"mime":"text/x-c++src"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"perl","kind":"identification","text":"#!/usr/bin/perl\nuse strict;\nprint \"a\";\n","expect":{"type":"public.perl-script","mime":"application/x-perl"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"python","kind":"identification","text":"#!/usr/bin/python3\nimport os\n","expect":{"type":"public.python-script","mime":"text/x-python"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"ruby","kind":"identification","text":"#!/usr/bin/ruby\nputs 1\n","expect":{"type":"public.ruby-script","mime":"application/x-ruby"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"shell","kind":"identification","text":"#!/bin/bash\necho a\n","expect":{"mime":"text/x-shellscript"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"php","kind":"identification","text":"<?php\necho 1;\n","expect":{"type":"public.php-script","mime":"application/x-php"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"diff","kind":"identification","text":"--- a\t2020-01-01\n+++ b\t2020-01-01\n@@ -1 +1 @@\n-a\n+b\n","expect":{"type":"public.patch-file"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"makefile","kind":"identification","text":"CFLAGS = -O2\n\nall: a\n\n.PHONY: all\n","expect":{"type":"public.make-source"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"tex","kind":"identification","text":"\\documentclass{article}\n\\begin{document}\na\n\\end{document}\n","expect":{"mime":"text/x-tex"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"objc","kind":"identification","text":"#import <Foundation/Foundation.h>\n@interface A : NSObject\n@end\n","expect":{"mime":"text/x-objcsrc"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"java","kind":"identification","text":"package a;\nimport java.util.List;\npublic class B {}\n","expect":{"mime":"text/x-java"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"elf","kind":"identification","hex":"7f454c4602010100000000000000000002003e000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000","expect":{"kind":"executable"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"pcap","kind":"identification","hex":"d4c3b2a1020004000000000000000000ffff000001000000","expect":{"mime":"application/vnd.tcpdump.pcap"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"torrent","kind":"identification","text":"d8:announce3:abce","expect":{"mime":"application/x-bittorrent"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"fits","kind":"identification","text":"SIMPLE  =                    T                                                  ","expect":{"mime":"image/fits"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"djvu","kind":"identification","hex":"41542654464f524d00000004444a5655","expect":{"mime":"image/vnd.djvu"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"dicom","kind":"identification","hex":"00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004449434d02000000554c040000000000","expect":{"mime":"application/dicom"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"mail","kind":"identification","text":"From: a@example.com\nTo: b@example.com\nSubject: c\nDate: Thu, 1 Jan 1970 00:00:00 +0000\n\nbody\n","expect":{"type":"com.apple.mail.email","mime":"message/rfc822"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"octets","kind":"identification","hex":"0102030405060708010203040506070801020304050607080102030405060708","expect":{"mime":"application/octet-stream"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"c-named-h","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","name":"a.h","expect":{"type":"public.c-header","kind":"sourceCode"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"c-named-c","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","name":"a.c","expect":{"type":"public.c-source","kind":"sourceCode"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"c-named-cpp","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","name":"a.cpp","expect":{"type":"public.c-plus-plus-source","kind":"sourceCode"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"c-named-m","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","name":"a.m","expect":{"type":"public.objective-c-source","kind":"sourceCode"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
{"id":"c-named-hpp","kind":"identification","text":"#include <stdio.h>\n\nint main(void)\n{\n\treturn 0;\n}\n","name":"a.hpp","expect":{"type":"public.c-plus-plus-header","kind":"sourceCode"},"requires":{"libmagic":"5.44","trait":"LibMagic"}}
"""#
}
