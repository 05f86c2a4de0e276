internal import UniformTypes

extension Language {
  /// Languages of virtual machines and of applications.
  static let managed: [Language] = [
    Language(
      .java, "Java",
      """
      10 ^ import java|javax|org|com.ID.ID
      6 ^ package ID.ID ... ;
      6 ^ package ID;
      4 ^ import static ID.ID
      7 ^ public class ID
      7 ^ public final|abstract class ID
      6 ^ public interface|enum|record ID
      4 ^ class ID extends|implements ID
      8 public static void main(String
      5 ^ private|public|protected static final ID
      3 ^ private|public|protected ID ID(
      3 ^ private|public|protected ID ID;
      3 ^ private|public|protected ID ID =
      4 ^ private|public|protected final ID
      6 System.out.println(
      5 @Override
      3 throws Id
      3 String ID
      2 new Id(
      1 ^ return ... ;
      2 implements Id
      2 extends Id
      3 String[] ID
      """),
    Language(
      .cSharp, "C#", modes: "csharp cs",
      also: [.cSharp, .microsoftCSharp, .vimCSFile],
      """
      10 ^ using System;
      9 ^ using System.ID
      5 ^ using Id;
      5 ^ using Id.Id;
      5 ^ using Id.Id.Id;
      5 ^ namespace ID.ID
      3 ^ namespace ID
      6 { get; set; }
      6 { get; ID set; }
      5 ^ get { 
      3 ^ public|internal|private|protected class ID
      6 ^ internal|public sealed|static|partial|abstract class ID
      5 ^ internal class|interface|struct|enum ID
      6 static void Main(
      8 Console.WriteLine(
      8 Console.Write|ReadLine|ReadKey(
      4 ^ foreach (var ID in
      3 ^ foreach (ID ID in
      2 string ID
      4 ^ [Id(
      3 ^ [Id]
      4 ^ #region
      3 ^ public override|virtual|async ID
      3 ^ private|public|protected readonly ID
      2 ^ public ID ID(
      2 ^ private ID ID;
      2 ^ var ID = new
      3 this.ID = ID;
      4 async Task
      3 out ID
      """),
    Language(
      .swiftSource, "Swift", also: [.swiftInterface],
      """
      7 ^ import Foundation|UIKit|SwiftUI|Cocoa|Combine|XCTest|PackageDescription|Darwin|Glibc $
      4 ^ func ID(
      8 ^ func ID(ID ID:
      7 ^ func ID(ID:
      8 ^ func ID( ... ) -> ID
      4 ) -> ID {
      5 ^ let ID =
      3 ^ let ID: Id
      4 ^ var ID = 
      5 ^ var ID: Id {
      4 ^ var ID: Id
      4 ^ var ID: [Id
      6 ^ guard let ID
      6 ^ if let ID =
      5 ^ guard ID
      5 ^ struct|class|enum ID: Id
      3 ^ struct|class|enum ID {
      6 ^ extension Id
      4 ^ protocol Id
      6 ^ init(
      5 ^ override func
      5 ^ public|private|internal|fileprivate|static func
      5 ^ public|private|internal|fileprivate|static|lazy|weak let|var ID
      6 @IBOutlet|IBAction|objc|main|available|discardableResult|escaping|State|Published
      5 print(STR)
      4 ^ case ID, 
      2 ^ case .ID
      4 \\(ID
      4 .ID { $
      3 { ID in $
      3 { (ID ... in
      4 ^ for ID in ID {
      5 ^ for ID in NUM
      4 ^ for (ID, ID) in
      4 ^ switch ID { $
      4 as! Id
      4 as? Id
      4 try! ID
      3 ^ @testable import
      4 ID! 
      3 ^ mutating func
      3 ^ subscript(
      5 ^ typealias ID =
      3 ^ indirect enum
      3 Int|String|Double|Bool)
      3 Int|String|Double|Bool?
      3 let ID = ID
      """),
    Language(
      .kotlin, "Kotlin", modes: "kt", also: [.kotlinlangKotlinSource],
      """
      6 ^ fun ID(
      8 ^ fun main(
      6 ^ fun ID(ID: Id
      6 ^ fun ID( ... ): Id
      5 ^ fun Id.ID(
      8 ^ data class ID(
      7 ^ companion object
      6 ^ sealed class|interface ID
      4 ^ object ID
      5 ^ override|private|internal|suspend|inline fun
      3 ^ val ID =
      4 ^ val ID: Id
      3 ^ var ID: Id
      5 ^ private|override|lateinit val|var ID
      4 ^ package ID.ID $
      4 ^ package ID.ID.ID $
      3 ^ import ID.ID.ID $
      5 ^ import kotlin|kotlinx|android|androidx.ID
      3 println(STR)
      4 when (ID) {
      3 ?.ID
      4 ?: ID
      3 !!.
      4 ^ class ID( ... ) : ID
      4 ^ class ID(val|private
      3 listOf|mapOf|mutableListOf(
      """),
    Language(
      .scala, "Scala", shares: "sc", also: [.scalaSource],
      """
      8 ^ object ID extends ID
      6 ^ object ID {
      8 ^ case class ID
      6 ^ trait ID
      4 ^ class ID( ... ) extends ID
      6 ^ def ID( ... ): ID ... =
      5 ^ def ID: Id ... =
      4 ^ def ID(ID: Id
      4 ^ def ID[ID
      5 ^ override def ID
      4 ^ implicit def|val|class
      4 ^ private|lazy|implicit val|def ID
      3 ^ val ID =
      3 ^ val ID: Id
      7 ^ import scala.ID
      4 ^ import ID.ID._
      4 ^ import ID.ID.{
      3 ^ import ID.ID.ID $
      3 ^ package ID.ID $
      3 ^ case ID => 
      3 ^ case ID( ... ) =>
      3 ID match {
      3 ^ extends ID with ID
      4 ^ given ID
      6 libraryDependencies += 
      5 scalaVersion := STR
      4 := STR
      4 % STR % STR
      4 Array|List|Seq|Option|Map[Id
      """),
    Language(
      .groovy, "Groovy", shares: "in",
      """
      8 ^^ #!groovy
      4 ^ def ID =
      4 ^ def ID( ... ) {
      4 ^ println STR
      6 ^ import groovy.ID
      5 .each { ID ->
      5 .collect|findAll|any {
      3 .each {
      6 ^ pipeline {
      5 ^ stages {
      5 ^ stage(STR) {
      4 ^ steps {
      3 ^ sh STR
      4 ^ agent ID
      3 ^ class ID {
      3 ^ ID ID: STR
      3 { ID ->
      4 @Grab(
      5 as ID[]
      5 ^ task ID {
      3 ^ String ID =
      3 ^ import ID.ID.ID $
      4 ^ import ID.ID.ID.* $
      5 [ID: STR
      3 [:]
      3 it.ID
      4 ^ assert ID
      """),
    Language(
      .gradle, "Gradle", from: .groovy,
      """
      8 ^ apply plugin: STR
      8 ^ plugins {
      7 ^ dependencies {
      6 ^ repositories {
      7 mavenCentral()
      7 ^ implementation|testImplementation|api|compile|testCompile STR
      6 ^ buildscript {
      5 ^ allprojects|subprojects {
      4 ^ id STR
      4 ^ sourceCompatibility =
      4 ^ rootProject.name
      6 ^ android {
      """),
    Language(
      .dart, "Dart", also: [.sbarexDart],
      """
      10 ^ import ID dart
      8 ^ part of ID
      6 ^ part STR
      7 ^ library ID.ID;
      5 ^ library ID;
      4 ^ import STR;
      5 ^ import STR as ID;
      5 ^ export STR;
      5 ^^ void main() {
      3 ^ main() {
      6 ^ print(STR);
      3 ^ final ID ID =
      3 ^ final ID ID;
      5 ^ class ID extends StatelessWidget|StatefulWidget
      6 Widget build(BuildContext
      5 ^ factory ID
      3 ^ const ID({
      5 Future<ID
      4 ) async {
      4 required this.ID
      4 (this.ID
      3 ^ @override $
      3 print(STR);
      3 ^ late ID
      3 => ID;
      2 ^ var ID = 
      3 ^ const ID = {
      """),
    Language(
      .vala, "Vala",
      """
      6 ^ using GLib;
      6 ^ using Gtk;
      8 ^ public class ID : GLib.Object
      6 ^ public class ID : Object
      7 ^ [CCode (
      6 ^ public signal void
      4 construct {
      6 stdout.printf (
      6 stdout.printf(
      5 static int main (string[]
      5 ^ public static int main (string
      4 owned|unowned ID
      4 throws ID
      5 ^ [GtkTemplate|GtkChild
      """),
    Language(
      .haxe, "Haxe", shares: "hx",
      """
      6 ^ package ID.ID;
      3 ^ package;
      6 ^ import haxe.ID
      5 ^ static function main(
      6 ^ static public function main(
      5 ^ public|private|override|static|inline function ID( ... ):ID
      4 ^ public|private|static|override function ID(
      6 ^ public function new(
      5 ^ using ID;
      5 ^ @:ID
      5 trace(STR
      4 ^ typedef ID = {
      5 ^ abstract ID(
      4 ^ var ID:ID;
      4 :Void
      4 :Array<ID
      3 ^ #if ID
      """),
    Language(
      .actionScript, "ActionScript", shares: "as", also: [.vimASFile],
      """
      8 ^ package {
      5 ^ package ID.ID {
      4 ^ package ID.ID $
      4 ^ package $
      8 ^ import flash.ID.ID
      6 ^ import mx|fl.ID.ID
      6 ^ public|private|protected|override function ID( ... ):void
      4 ^ public|private|protected function ID(
      5 ^ public|private|protected var ID:ID
      5 ^ public class ID extends ID
      4 ^ var ID:ID
      4 :void
      4 :String
      5 :int
      4 addEventListener(ID.ID
      3 trace(
      4 [Embed|Bindable|SWF(
      """),
    Language(
      .visualBasic, "Visual Basic", modes: "vb vbnet", shares: "bas cls frm",
      also: [.microsoftVisualBasic, .vimVBFile], ignoresCase: true,
      """
      8 ^ Imports System
      6 ^ Imports ID
      7 ^ Public|Private|Friend|Protected Sub ID(
      7 ^ Public|Private|Friend|Protected Function ID(
      4 ^ Public|Private Class|Module ID
      4 ^ Public|Friend|Partial Class ID
      5 ^ Module ID $
      4 ^ Sub ID(
      6 ^ End Sub $
      5 ^ End Function $
      5 ^ End Class|Module|Namespace $
      5 ^ Dim ID As ID
      4 As New ID
      4 ^ Dim ID $
      3 ByVal ID
      3 ByRef ID
      4 ^ If ... Then $
      3 ^ ElseIf ... Then $
      3 ^ End If $
      3 ^ Next ID
      3 ^ For Each ID In ID
      4 As String|Integer|Boolean|Long|Object|Double
      3 ^ @@'
      4 ^ Option Explicit|Strict
      8 ^ Attribute VB_Name
      6 ^ Attribute VB_ID
      4 Handles ID.ID
      3 ^ Inherits ID
      4 & _ $
      3 ^ Set ID =
      4 ^ Private Declare
      4 ^ Public|Private Const
      5 Console.WriteLine(
      """),
    Language(
      .vbScript, "VBScript", modes: "vbs aspvbs", shares: "vb bas", ignoresCase: true,
      """
      5 ^ Option Explicit $
      8 ^ Set ID = CreateObject(
      9 CreateObject(STR)
      8 WScript.ID
      4 ^ MsgBox STR
      4 ^ MsgBox ID
      3 ^ Dim ID, ID
      2 ^ Dim ID $
      3 ^ End Sub $
      3 ^ End Function $
      3 ^ End If $
      3 ^ On Error Resume Next
      3 ^ Sub ID
      2 ^ @@'
      3 ^ Set ID =
      3 ^ Function ID(
      2 ^ If ... Then $
      """),
    Language(
      .fSharp, "F#", modes: "fsharp", shares: "fs",
      """
      5 ^ open System $
      5 ^ open System.ID
      3 ^ open Id.Id
      4 ^ open Id $
      5 ^ module ID = $
      4 ^ module ID $
      4 ^ module ID.ID
      4 ^ namespace ID
      6 ^ let rec ID
      3 ^ let ID ID =
      3 ^ let ID =
      4 ^ let mutable ID
      5 |> ID.ID
      4 |> ID
      6 printfn STR
      5 [<EntryPoint|Literal>]
      4 [<Id>]
      3 ^ | ID ... ->
      4 ^ match ID with $
      5 ^ member ID.ID
      4 ^ type ID =
      3 ^ type ID( ... ) =
      3 fun ID ->
      4 ^ static member
      3 <- ID
      4 ^ let inline ID
      4 async {
      3 List|Seq|Array|Map.ID
      3 ^ #r STR
      4 ^ #load STR
      """),
    Language(
      .processing, "Processing", shares: "pde",
      """
      7 ^ void setup() {
      7 ^ void draw() {
      6 ^ size(NUM, NUM
      4 background(NUM
      """),
  ]
}
