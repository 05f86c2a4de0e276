// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func lispsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .coteditorLisp
    case 1: .coteditorScheme
    case 2: .macromatesTextmateLisp
    case 3: .macromatesTextmateScheme
    case 4: .clojure
    case 5: .commonLisp
    case 6: .fennel
    case 7: .emacsLisp
    case 8: .hy
    case 9: .n8grayLisp
    case 10: .n8grayScheme
    case 11: .racket
    case 12: .scheme
    case 13: .vimLispFile
    case 14: .vimSCMFile
    case 15: .dylan
    default: preconditionFailure("no type \(number)")
    }
  }

  static let lisps: StaticString = ##"""
    0O\0000Pk0000Sk0000f70Jh0S^0?m0000aO0C=0OK0000000F20>R0\U0000Gn0000000000g<0h?0j60V70EQ0000IB000\##
    0000Rj0000000^?0fI0nN0BL0Ka0000000cW0bc0SP0000n>0DN0m=0S90a`0Ci0DW0T70000J10000b<0000000000aj0JS\##
    0l=0\30\c0>@0[C0lF0mQ0VO0`^0ib0Y=0bO0NH0P@0[U0d90AD0db0@90AU0000000000hc0000<o0gH0=`0000000000a;\##
    0CX0]10U^0QU0000ZU0VY0ZH0RK0jQ0_`0c90M00000000FW0000000g10gQ0000000^Y0Be0>30=O0K70U60000Eb0_n0k>\##
    0\A0hM0UR0lg0TC0bG0Vb0nc0a20dT0He0Ie0dm0jC0000000?K0HR0W80000fg0QD0YN0000=>0k[0_U0kk0?70Ol0eZ0Xa\##
    0IR0BD0Ud0000E:0ei0R[0000UE0000000000Uj0fW0LK0000dH0000000aE0Tf0_F0^h0Qg0WA0_50BY0000000000R80Fn\##
    0PU0@I0I40[c0000@T0000000?[0000iQ0000000b20e:0VB0cJ0F?0H@0Ad0000^K0FK0i30B40000000L90@`0000]9000\##
    0000000000A70000]I0mg0000N80000000KI0@k0000000000000000kL0000000JD0000000000000000o30>d0Y20jn0SD\##
    0000540002090=0;Common Lisp0@lisp common-lisp0@cl l lsp sexp ny\##
    0V0;^ (defun ID\##
    0X0=^ (in-package\##
    0X0=^ (defpackage\##
    0V0?^ (defparameter\##
    0U09^ (defvar\##
    0T0>^ (defmacro ID\##
    0V0>^ (defclass ID\##
    0V0?^ (defmethod ID\##
    0V0@^ (defgeneric ID\##
    0V0<^ (defstruct\##
    0W0>^ (defconstant\##
    0W08^ (asdf:\##
    0W0<^ (defsystem\##
    0S07(setf (\##
    0T08(setf ID\##
    0S07(let ((\##
    0S08(let* ((\##
    0U09(loop for\##
    0U0=(format t STR\##
    0U0;(format nil\##
    0T0<^ (declaim (\##
    0T0<^ (declare (\##
    0T04#'ID\##
    0S09(lambda (\##
    0R08(cond ((\##
    0S0D(multiple-value-bind\##
    0S0G&optional|key|rest|body\##
    0U0=(handler-case\##
    0S0Q(car|cdr|mapcar|progn|unless|when\##
    0S05^ @@;\##
    0U0O^ (deffacts|deftemplate|defrule\##
    0S0C(princ|print|terpri\##
    0H0=^ (define (ID\##
    0H0<^ (define ID\##
    0H09(letrec (\##
    0H08(set! ID\##
    0H08(call/cc\##
    0H0C^ (library|import (\##
    0H0L^ (define-syntax|record-type\##
    7000700:Emacs Lisp0:emacs-lisp00\##
    1X0>^ (require 'ID\##
    1X0>^ (provide 'ID\##
    1Y0?^ (defcustom ID\##
    1Y0;^ (defgroup\##
    1X0:^ (defface\##
    1V0<(interactive\##
    1W0?^ (setq-default\##
    1R08(setq ID\##
    1V0?(save-excursion\##
    1V0;(add-hook '\##
    1W0A^ (global-set-key\##
    1U0;(define-key\##
    1V0>(add-to-list '\##
    1V0D(with-current-buffer\##
    1W0D^ (eval-when-compile\##
    1W0>^ (use-package\##
    1X0Q^ (define-minor-mode|derived-mode\##
    1V14(goto-char|point-min|point|forward-line|looking-at|re-search-forward\##
    1U0<(message STR\##
    1T08(kbd STR\##
    0000<401030:0>06Scheme0<guile racket0Asch sls sc sps ss\##
    2W0=^ (define (ID\##
    2T0<^ (define ID\##
    2Y0@^ (define-syntax\##
    2X0A^ (define-library\##
    2X0B^ (define-module (\##
    2W0E^ (define-record-type\##
    2V0=(syntax-rules\##
    2V0>^ (use-modules\##
    2W0=^ (import (ID\##
    2U0?^ (import (only\##
    2W0<^ (library (\##
    2U0;^ (load STR\##
    2T0;(let loop (\##
    2T07(let ((\##
    2T08(let* ((\##
    2T0:(letrec ((\##
    2T09(lambda (\##
    2S08(cond ((\##
    2U08(call/cc\##
    2U0O(call-with-current-continuation\##
    2U0<(display STR\##
    2U0;(display ID\##
    2U09(newline)\##
    2T08(set! ID\##
    2S02#t\##
    2S02#f\##
    2T09(null? ID\##
    2T07(eq? ID\##
    2T09(else ANY\##
    2S06(begin\##
    2S05(if (\##
    2R0B(car|cdr|cadr|cons\##
    2S05^ @@;\##
    2H1L^ (defun|defvar|defmacro|defclass|defparameter|defgeneric|defmethod|defstruct|defconstant ID\##
    2J0=(setq|setf ID\##
    2H07(setf (\##
    2H0=^ (in-package\##
    2H0f^ (deffacts|deftemplate|defrule|defmodule|defglobal ID\##
    2H09(loop for\##
    2J0B&optional|key|rest\##
    7200;006Racket06racket00\##
    3^0>^ #lang racket\##
    3Z0:^ #lang ID\##
    3W0<^ (provide (\##
    3U0:^ (provide\##
    3V0@^ (require ID/ID\##
    3U0:^ (require\##
    3T0:(define/ID\##
    3S04[(ID\##
    3U0<(struct ID (\##
    3R09^ (module\##
    00004007Clojure0Aclj clojurescript05hl bb\##
    4Y08^ (ns ID\##
    4X0:^ (defn ID\##
    4X0;^ (defn- ID\##
    4U09^ (def ID\##
    4V0=^ (:require [\##
    4V0;(:require [\##
    4V07(:use [\##
    4U0:(:import [\##
    4V0\^ (defmulti|defrecord|defprotocol|deftype ID\##
    4U0@^ (defmacro ID [\##
    4V05(fn [\##
    4U06(let [\##
    4T06(for [\##
    4T0=(doseq|loop [\##
    4T06:as ID\##
    4T04#(ID\##
    4S06(-> ID\##
    4S07(->> ID\##
    4S04{:ID\##
    4T0@(swap!|reset! ID\##
    4T0B(if-let|when-let [\##
    4T0=^ (require '[\##
    4S09[ID & ID]\##
    4S0N(map|filter|reduce|println|str\##
    4H0;^ (local ID\##
    4H08(tset ID\##
    4H0:(global ID\##
    4J07(each [\##
    4J09(lambda [\##
    4H0:^ (local (\##
    00006006Fennel0000\##
    5W0;^ (local ID\##
    5W0:^ (fn ID [\##
    5V0>^ (lambda ID [\##
    5V0:^ (local {\##
    5T0<(require :ID\##
    5T06(let [\##
    5S07(each [\##
    5T08(tset ID\##
    5S05(fn [\##
    5V0Z(icollect|collect|accumulate|faccumulate [\##
    5W0:(local (ID\##
    5V0B(local ID (require\##
    5U0<(for [ID NUM\##
    5X0J(each [ID ID (pairs|ipairs\##
    5W0=^ (macro ID [\##
    5X0@^ (import-macros\##
    5S09(local ID\##
    5S0:(values ID\##
    5T09(lambda [\##
    00008002Hy02hy00\##
    6W0<^ (defn ID [\##
    6V0:^ (setv ID\##
    6T0;^ (import [\##
    6U0<^ (import ID\##
    6V0>(defclass ID [\##
    6U05(. ID\##
    6U0<^ (defmain [\##
    0000?005Dylan0000\##
    7U0B^ define method ID\##
    7U0@^ define class <\##
    7V0B^ define module ID\##
    7V0C^ define library ID\##
    7V0<^ end module\##
    7U0A^ define function\##
    7T0<^ end method\##
    7T0<^ module: ID\##
    """##
}
