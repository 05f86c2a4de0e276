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
    0Mb0000O10000R10000_D0Hn0Qd0@00000[k0C@0MQ0000000>U0W10000000F40000000000`I0T=0000000000000GH000\##
    0000Q00000000X[0_V0dE0BO0Ig0000000^30]?0QV0000d50DQ0c40Q?0\<0Cl0DZ0R=0000H70000\X0000000000\F0HY\##
    0b40VO0W?0>C0U_0b=0cH0TU0[:0000000\k0LN0NF0V10AG0000@<0000AX0000000000000000=20=c0000000000000[W\##
    0C[0WM0Sd0O[0000T_0PQ0000000000Z<0]U0K60000000000000000`>0000000000Y50Bh0>60=R0I=0S<0000000ZJ0a5\##
    0V]0SX0b^0RI0\c0Th0dZ0[N0Fk0000Gk0000000000000000?N0FX0U>0000`40OJ0000000=A0aR0Z10ab0?:0N20^g0GX\##
    0BG0Sj0000000E=0_60Pa0000SK0000000000T00_d0JQ0000000000000[a0Rl0Yb0YD0Om0YQ0B\0000000000000P>0N[\##
    0@L0000G:0V?0000@W0000000?^0000000000000\N0TH0]f0000FF0000Ag0000Xg0000B70000000000J?0@c0000WU000\##
    0000000000A:0000We0c^0000L>0000000IO0@n0000000000000000aC0000000HJ0000000000000000dj0>g0000`e0QJ\##
    0000540002090=0;Common Lisp0@lisp common-lisp0Ccl l lsp sexp ny el\##
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
    00006006Fennel0000\##
    5W0;^ (local ID\##
    5W0:^ (fn ID [\##
    5V0>^ (lambda ID [\##
    5V0:^ (local {\##
    5T0<(require :ID\##
    5T06(let [\##
    5S07(each [\##
    5T08(tset ID\##
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
