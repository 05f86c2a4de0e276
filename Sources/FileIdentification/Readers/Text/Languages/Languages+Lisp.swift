internal import UniformTypes

extension Language {
  /// Lisps.
  static let lisps: [Language] = [
    Language(
      .commonLisp, "Common Lisp", modes: "lisp common-lisp", shares: "cl l lsp sexp ny el",
      also: [.coteditorLisp, .macromatesTextmateLisp, .n8grayLisp, .vimLispFile],
      ignoresCase: true,
      """
      6 ^ (defun ID
      8 ^ (in-package 
      8 ^ (defpackage 
      6 ^ (defparameter 
      5 ^ (defvar 
      4 ^ (defmacro ID
      6 ^ (defclass ID
      6 ^ (defmethod ID
      6 ^ (defgeneric ID
      6 ^ (defstruct 
      7 ^ (defconstant 
      7 ^ (asdf:
      7 ^ (defsystem 
      3 (setf (
      4 (setf ID
      3 (let ((
      3 (let* ((
      5 (loop for
      5 (format t STR
      5 (format nil
      4 ^ (declaim (
      4 ^ (declare (
      4 #'ID
      3 (lambda (
      2 (cond ((
      3 (multiple-value-bind
      3 &optional|key|rest|body
      5 (handler-case
      3 (car|cdr|mapcar|progn|unless|when 
      3 ^ @@;
      5 ^ (deffacts|deftemplate|defrule 
      3 (princ|print|terpri
      """),
    Language(
      .emacsLisp, "Emacs Lisp", modes: "emacs-lisp", from: .commonLisp,
      """
      8 ^ (require 'ID
      8 ^ (provide 'ID
      9 ^ (defcustom ID
      9 ^ (defgroup 
      8 ^ (defface 
      6 (interactive
      7 ^ (setq-default
      2 (setq ID
      6 (save-excursion
      6 (add-hook '
      7 ^ (global-set-key
      5 (define-key
      6 (add-to-list '
      6 (with-current-buffer
      7 ^ (eval-when-compile
      7 ^ (use-package
      8 ^ (define-minor-mode|derived-mode 
      6 (goto-char|point-min|point|forward-line|looking-at|re-search-forward
      5 (message STR
      4 (kbd STR
      """),
    Language(
      .scheme, "Scheme", modes: "guile racket", shares: "sch sls sc sps ss",
      also: [.coteditorScheme, .macromatesTextmateScheme, .n8grayScheme, .vimSCMFile],
      """
      7 ^ (define (ID
      4 ^ (define ID
      9 ^ (define-syntax 
      8 ^ (define-library 
      8 ^ (define-module (
      7 ^ (define-record-type
      6 (syntax-rules
      6 ^ (use-modules
      7 ^ (import (ID
      5 ^ (import (only
      7 ^ (library (
      5 ^ (load STR
      4 (let loop (
      4 (let ((
      4 (let* ((
      4 (letrec ((
      4 (lambda (
      3 (cond ((
      5 (call/cc
      5 (call-with-current-continuation
      5 (display STR
      5 (display ID
      5 (newline)
      4 (set! ID
      3 #t
      3 #f
      4 (null? ID
      4 (eq? ID
      4 (else ANY
      3 (begin 
      3 (if (
      2 (car|cdr|cadr|cons 
      3 ^ @@;
      """),
    Language(
      .racket, "Racket", modes: "racket", from: .scheme,
      """
      14 ^ #lang racket
      10 ^ #lang ID
      7 ^ (provide (
      5 ^ (provide 
      6 ^ (require ID/ID
      5 ^ (require 
      4 (define/ID
      3 [(ID
      5 (struct ID (
      4 ^ (module 
      """),
    Language(
      .clojure, "Clojure", modes: "clj clojurescript", shares: "hl bb",
      """
      9 ^ (ns ID
      8 ^ (defn ID
      8 ^ (defn- ID
      5 ^ (def ID
      6 ^ (:require [
      6 (:require [
      6 (:use [
      5 (:import [
      6 ^ (defmulti|defrecord|defprotocol|deftype ID
      5 ^ (defmacro ID [
      6 (fn [
      5 (let [
      4 (for [
      4 (doseq|loop [
      4 :as ID
      4 #(ID
      3 (-> ID
      3 (->> ID
      3 {:ID
      4 (swap!|reset! ID
      4 ^ (set-env!
      4 ^ (deftask 
      4 (if-let|when-let [
      4 ^ (require '[
      3 [ID & ID]
      3 (map|filter|reduce|println|str 
      """),
    Language(
      .fennel, "Fennel",
      """
      7 ^ (local ID
      7 ^ (fn ID [
      6 ^ (lambda ID [
      6 ^ (local {
      4 (require :ID
      4 (let [
      3 (each [
      4 (tset ID
      """),
  ]
}
