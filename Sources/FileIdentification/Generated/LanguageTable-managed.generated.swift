// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func managedType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .actionScript
    case 1: .swiftInterface
    case 2: .microsoftCSharp
    case 3: .cSharp
    case 4: .fSharp
    case 5: .visualBasic
    case 6: .vbScript
    case 7: .microsoftVisualBasic
    case 8: .java
    case 9: .dart
    case 10: .ceylon
    case 11: .groovy
    case 12: .vala
    case 13: .gradle
    case 14: .haxe
    case 15: .kotlinlangKotlinSource
    case 16: .kotlin
    case 17: .processing
    case 18: .sbarexDart
    case 19: .scala
    case 20: .scalaSource
    case 21: .smali
    case 22: .vimASFile
    case 23: .vimCSFile
    case 24: .vimVBFile
    case 25: .swiftSource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let managed: StaticString = ##"""
    23Q0f10i\2=d21O1?^2:k1O`0Xl0PO10>13L1G\1741_f0RJ17X25g1Eo0hP1jc0WF29A0M:1>F24\00029S14;1a723o2;:\##
    0KF0000000001GE0001>n0000001?O0000001oR2EP1YR1N\0o:0000001XQ0001EX0001;P1TT0000[T2;o000000000000\##
    1og1Gk1mB0_E0000ZW0J=1Fd2:V1^b1^71]V1dY1R]14K0dl28^2CR1=`0gT0XT1j30io1ON0a:23_1@a0000000\K0002?c\##
    0Ta2<e20`20I0h81ZO0S@0Kj0jC1F[0000000jd1lJ0002:41T31KW0000000001l21H?0001bN1[10000IO15f1?E000000\##
    0000Nj0001WL0000001`;1^Y0000000000000000000000W[0002<V28o1DX23<1]c1Ak1\c24N26J1E81HS1ib1Q20000jk\##
    0000oo0hC2Cc0`J22`0LL2:B1QR1U71]L2AD0H@0\:1R@0TM1eF0n?0000000000ml1LL2@I0002E>27E1Lj0001<d000000\##
    1Uc0Oh0000000000000001j@1kd1<M0l50Ih1V;0gb1n_0nV0X11m40b<28K0Ja27X16Z0`:1Nj1UU0lk1XD17f1V]2BP0kb\##
    0iG1VJ26\2B?0001;@0001QB1;e0000001dl19L0M_1Rl1Dc1`_1fW1Jf1jO0_l0m]0000001N72=H0cd2DZ12H1Ql0kN18F\##
    1hZ2631Vo1@R0cY22I0OQ1l]1JZ1l>1SC0PZ0h01FH0j91Z40000000000000001BV0000000PB0000001B<1Dm1kE1mf1M`\##
    25M19[0an14b1L81C^1^I1`P0[h0^R27l2?O0001EG17E20R0]60`X1MO0cH2Ef1<91M>1o;0U\0001AD0000000001c9000\##
    2AR0000SU26<1mO2@60000000000000__0aK1g;1RL1:02>70Z10R_1X00lP1@o1AU0Pl0I>29c1TD2080R72151NH0Rn0T<\##
    2>g1He0Q=1kW1D80Tl0QK0000000000001100ND1J;1Ba00000014Z1FT0gF0a]00000011^0001S92A10h`0bZ0001_W1fk\##
    0jN2>[0c60000000VY00011N0i40`j2;^0k>1aO2=;0^`1Cj1Y>1=I0000000He1C111>00024>2=[1C?1]=0000001KA000\##
    0YZ0000YC0YP1Ih00028<1L\2<D1dP0000000000001CQ0000000001\20mP1i>0000\Y0000000002D70000000d7000000\##
    0001=n0001522>B0000000000001DH0002:b1350nf0000001>T0Yd0001SQ15L2C@0Sj0000000002;T0000000001O;0oP\##
    1Q_0000001990000001eP0000000000001gh0_40001dd0[A1nV0001dA25?1;21ca1Y`1^o14k1=90P51PU18c1:L12]24k\##
    00008004Java0000\##
    0Z0Q^ import java|javax|org|com.ID.ID\##
    0V0E^ package ID.ID ... ;\##
    0V0=^ package ID;\##
    0T0E^ import static ID.ID\##
    0W0A^ public class ID\##
    0W0P^ public final|abstract class ID\##
    0V0Q^ public interface|enum|record ID\##
    0T0P^ class ID extends|implements ID\##
    0X0Npublic static void main(String\##
    0U0Z^ private|public|protected static final ID\##
    0S0Q^ private|public|protected ID ID(\##
    0S0Q^ private|public|protected ID ID;\##
    0S0R^ private|public|protected ID ID =\##
    0T0S^ private|public|protected final ID\##
    0V0CSystem.out.println(\##
    0U09@Override\##
    0S09throws Id\##
    0S09String ID\##
    0R07new Id(\##
    0Q0>^ return ... ;\##
    0R0=implements Id\##
    0R0:extends Id\##
    0S0;String[] ID\##
    00003303020G02C#09csharp cs00\##
    1Z0?^ using System;\##
    1Y0A^ using System.ID\##
    1U0;^ using Id;\##
    1U0>^ using Id.Id;\##
    1U0A^ using Id.Id.Id;\##
    1U0A^ namespace ID.ID\##
    1S0>^ namespace ID\##
    1V0={ get; set; }\##
    1V0@{ get; ID set; }\##
    1U07^ get {\##
    1S0\^ public|internal|private|protected class ID\##
    1V0i^ internal|public sealed|static|partial|abstract class ID\##
    1U0Y^ internal class|interface|struct|enum ID\##
    1V0Astatic void Main(\##
    1X0BConsole.WriteLine(\##
    1X0OConsole.Write|ReadLine|ReadKey(\##
    1T0D^ foreach (var ID in\##
    1S0C^ foreach (ID ID in\##
    1R09string ID\##
    1T06^ [Id(\##
    1S06^ [Id]\##
    1T09^ #region\##
    1S0R^ public override|virtual|async ID\##
    1S0V^ private|public|protected readonly ID\##
    1R0?^ public ID ID(\##
    1R0@^ private ID ID;\##
    1R0>^ var ID = new\##
    1S0=this.ID = ID;\##
    1T0:async Task\##
    1S06out ID\##
    0000I10105Swift0000\##
    2W1H^ import Foundation|UIKit|SwiftUI|Cocoa|Combine|XCTest|PackageDescription|Darwin|Glibc $\##
    2T0:^ func ID(\##
    2X0@^ func ID(ID ID:\##
    2W0=^ func ID(ID:\##
    2X0F^ func ID( ... ) -> ID\##
    2T09) -> ID {\##
    2U0:^ let ID =\##
    2S0<^ let ID: Id\##
    2T0:^ var ID =\##
    2U0>^ var ID: Id {\##
    2T0<^ var ID: Id\##
    2T0=^ var ID: [Id\##
    2V0>^ guard let ID\##
    2V0=^ if let ID =\##
    2U0:^ guard ID\##
    2U0J^ struct|class|enum ID: Id\##
    2S0H^ struct|class|enum ID {\##
    2V0>^ extension Id\##
    2T0=^ protocol Id\##
    2V07^ init(\##
    2U0?^ override func\##
    2U0a^ public|private|internal|fileprivate|static func\##
    2U11^ public|private|internal|fileprivate|static|lazy|weak let|var ID\##
    2V1A@IBOutlet|IBAction|objc|main|available|discardableResult|escaping|State|Published\##
    2U0:print(STR)\##
    2T0:^ case ID,\##
    2R0:^ case .ID\##
    2T04\(ID\##
    2T07.ID { $\##
    2S09{ ID in $\##
    2S0<{ (ID ... in\##
    2T0@^ for ID in ID {\##
    2U0?^ for ID in NUM\##
    2T0A^ for (ID, ID) in\##
    2T0?^ switch ID { $\##
    2T06as! Id\##
    2T06as? Id\##
    2T07try! ID\##
    2S0B^ @testable import\##
    2T03ID!\##
    2S0?^ mutating func\##
    2S0<^ subscript(\##
    2U0@^ typealias ID =\##
    2S0?^ indirect enum\##
    2S0GInt|String|Double|Bool)\##
    2S0GInt|String|Double|Bool?\##
    2S0;let ID = ID\##
    0000@10?06Kotlin02kt00\##
    3V09^ fun ID(\##
    3X0;^ fun main(\##
    3V0?^ fun ID(ID: Id\##
    3V0C^ fun ID( ... ): Id\##
    3U0<^ fun Id.ID(\##
    3X0@^ data class ID(\##
    3W0B^ companion object\##
    3V0K^ sealed class|interface ID\##
    3T0;^ object ID\##
    3U0^^ override|private|internal|suspend|inline fun\##
    3S0:^ val ID =\##
    3T0<^ val ID: Id\##
    3S0<^ var ID: Id\##
    3U0V^ private|override|lateinit val|var ID\##
    3T0A^ package ID.ID $\##
    3T0D^ package ID.ID.ID $\##
    3S0C^ import ID.ID.ID $\##
    3U0[^ import kotlin|kotlinx|android|androidx.ID\##
    3S0<println(STR)\##
    3T0;when (ID) {\##
    3S04?.ID\##
    3T05?: ID\##
    3S03!!.\##
    3T0F^ class ID( ... ) : ID\##
    3T0F^ class ID(val|private\##
    3S0KlistOf|mapOf|mutableListOf(\##
    0000C10D05Scala0002sc\##
    4X0F^ object ID extends ID\##
    4V0=^ object ID {\##
    4X0?^ case class ID\##
    4V0:^ trait ID\##
    4T0L^ class ID( ... ) extends ID\##
    4V0I^ def ID( ... ): ID ... =\##
    4U0B^ def ID: Id ... =\##
    4T0?^ def ID(ID: Id\##
    4T0;^ def ID[ID\##
    4U0A^ override def ID\##
    4T0H^ implicit def|val|class\##
    4T0R^ private|lazy|implicit val|def ID\##
    4S0:^ val ID =\##
    4S0<^ val ID: Id\##
    4W0A^ import scala.ID\##
    4T0@^ import ID.ID._\##
    4T0@^ import ID.ID.{\##
    4S0C^ import ID.ID.ID $\##
    4S0A^ package ID.ID $\##
    4S0<^ case ID =>\##
    4S0C^ case ID( ... ) =>\##
    4S0:ID match {\##
    4S0D^ extends ID with ID\##
    4T0:^ given ID\##
    4V0FlibraryDependencies +=\##
    4U0CscalaVersion := STR\##
    4T06:= STR\##
    4T0;% STR % STR\##
    4T0LArray|List|Seq|Option|Map[Id\##
    0000;006Groovy0002in\##
    5X0;^^ #!groovy\##
    5T0:^ def ID =\##
    5T0A^ def ID( ... ) {\##
    5T0=^ println STR\##
    5V0B^ import groovy.ID\##
    5U0=.each { ID ->\##
    5U0F.collect|findAll|any {\##
    5S07.each {\##
    5V0<^ pipeline {\##
    5U0:^ stages {\##
    5U0>^ stage(STR) {\##
    5T09^ steps {\##
    5S08^ sh STR\##
    5T0:^ agent ID\##
    5S0<^ class ID {\##
    5S0<^ ID ID: STR\##
    5S07{ ID ->\##
    5T06@Grab(\##
    5U07as ID[]\##
    5U0;^ task ID {\##
    5S0=^ String ID =\##
    5S0C^ import ID.ID.ID $\##
    5T0E^ import ID.ID.ID.* $\##
    5U08[ID: STR\##
    5S03[:]\##
    5S05it.ID\##
    5T0;^ assert ID\##
    2500=006Gradle0000\##
    6X0C^ apply plugin: STR\##
    6X0;^ plugins {\##
    6W0@^ dependencies {\##
    6V0@^ repositories {\##
    6W0>mavenCentral()\##
    6W0o^ implementation|testImplementation|api|compile|testCompile STR\##
    6V0?^ buildscript {\##
    6U0K^ allprojects|subprojects {\##
    6T08^ id STR\##
    6T0G^ sourceCompatibility =\##
    6T0B^ rootProject.name\##
    6V0;^ android {\##
    0000910B04Dart0000\##
    7Z0@^ import ID dart\##
    7X0<^ part of ID\##
    7V0:^ part STR\##
    7W0@^ library ID.ID;\##
    7U0=^ library ID;\##
    7T0=^ import STR;\##
    7U0C^ import STR as ID;\##
    7U0=^ export STR;\##
    7U0@^^ void main() {\##
    7S0:^ main() {\##
    7V0=^ print(STR);\##
    7S0?^ final ID ID =\##
    7S0>^ final ID ID;\##
    7U0a^ class ID extends StatelessWidget|StatefulWidget\##
    7V0IWidget build(BuildContext\##
    7U0<^ factory ID\##
    7S0<^ const ID({\##
    7U09Future<ID\##
    7T09) async {\##
    7T0@required this.ID\##
    7T08(this.ID\##
    7S0=^ @override $\##
    7S0;print(STR);\##
    7S09^ late ID\##
    7S06=> ID;\##
    7R0:^ var ID =\##
    7S0>^ const ID = {\##
    0000<004Vala0000\##
    8V0=^ using GLib;\##
    8V0<^ using Gtk;\##
    8X0O^ public class ID : GLib.Object\##
    8V0J^ public class ID : Object\##
    8W0:^ [CCode (\##
    8V0D^ public signal void\##
    8T0;construct {\##
    8V0?stdout.printf (\##
    8V0>stdout.printf(\##
    8U0Istatic int main (string[]\##
    8U0P^ public static int main (string\##
    8T0@owned|unowned ID\##
    8T09throws ID\##
    8U0G^ [GtkTemplate|GtkChild\##
    0000>004Haxe0002hx\##
    9V0@^ package ID.ID;\##
    9S0:^ package;\##
    9V0@^ import haxe.ID\##
    9U0G^ static function main(\##
    9V0N^ static public function main(\##
    9U0m^ public|private|override|static|inline function ID( ... ):ID\##
    9T0]^ public|private|static|override function ID(\##
    9V0F^ public function new(\##
    9U0;^ using ID;\##
    9U06^ @:ID\##
    9U09trace(STR\##
    9T0@^ typedef ID = {\##
    9U0>^ abstract ID(\##
    9T0<^ var ID:ID;\##
    9T05:Void\##
    9T09:Array<ID\##
    9S08^ #if ID\##
    0000010F0<ActionScript0002as\##
    :X0;^ package {\##
    :U0A^ package ID.ID {\##
    :T0A^ package ID.ID $\##
    :T0;^ package $\##
    :X0D^ import flash.ID.ID\##
    :V0D^ import mx|fl.ID.ID\##
    :V0k^ public|private|protected|override function ID( ... ):void\##
    :T0W^ public|private|protected function ID(\##
    :U0T^ public|private|protected var ID:ID\##
    :U0L^ public class ID extends ID\##
    :T0;^ var ID:ID\##
    :T05:void\##
    :T07:String\##
    :U04:int\##
    :T0FaddEventListener(ID.ID\##
    :S06trace(\##
    :T0D[Embed|Bindable|SWF(\##
    000052070H0<Visual Basic08vb vbnet0;bas cls frm\##
    ;X0@^ Imports System\##
    ;V0<^ Imports ID\##
    ;W0Y^ Public|Private|Friend|Protected Sub ID(\##
    ;W0^^ Public|Private|Friend|Protected Function ID(\##
    ;T0P^ Public|Private Class|Module ID\##
    ;T0P^ Public|Friend|Partial Class ID\##
    ;U0=^ Module ID $\##
    ;T09^ Sub ID(\##
    ;V0;^ End Sub $\##
    ;U0@^ End Function $\##
    ;U0N^ End Class|Module|Namespace $\##
    ;U0>^ Dim ID As ID\##
    ;T09As New ID\##
    ;T0:^ Dim ID $\##
    ;S08ByVal ID\##
    ;S08ByRef ID\##
    ;T0?^ If ... Then $\##
    ;S0C^ ElseIf ... Then $\##
    ;S0:^ End If $\##
    ;S09^ Next ID\##
    ;S0C^ For Each ID In ID\##
    ;T0\As String|Integer|Boolean|Long|Object|Double\##
    ;S05^ @@'\##
    ;T0H^ Option Explicit|Strict\##
    ;X0C^ Attribute VB_Name\##
    ;V0A^ Attribute VB_ID\##
    ;T0=Handles ID.ID\##
    ;S0=^ Inherits ID\##
    ;T05& _ $\##
    ;S0:^ Set ID =\##
    ;T0A^ Private Declare\##
    ;T0F^ Public|Private Const\##
    ;U0BConsole.WriteLine(\##
    00006008VBScript0:vbs aspvbs06vb bas\##
    <U0C^ Option Explicit $\##
    <X0H^ Set ID = CreateObject(\##
    <Y0ACreateObject(STR)\##
    <X0:WScript.ID\##
    <T0<^ MsgBox STR\##
    <T0;^ MsgBox ID\##
    <S0<^ Dim ID, ID\##
    <R0:^ Dim ID $\##
    <S0;^ End Sub $\##
    <S0@^ End Function $\##
    <S0:^ End If $\##
    <S0F^ On Error Resume Next\##
    <S08^ Sub ID\##
    <R05^ @@'\##
    <S0:^ Set ID =\##
    <S0>^ Function ID(\##
    <R0?^ If ... Then $\##
    00004002F#06fsharp02fs\##
    =U0?^ open System $\##
    =U0@^ open System.ID\##
    =S0<^ open Id.Id\##
    =T0;^ open Id $\##
    =U0?^ module ID = $\##
    =T0=^ module ID $\##
    =T0>^ module ID.ID\##
    =T0>^ namespace ID\##
    =V0<^ let rec ID\##
    =S0=^ let ID ID =\##
    =S0:^ let ID =\##
    =T0@^ let mutable ID\##
    =U08|> ID.ID\##
    =T05|> ID\##
    =V0;printfn STR\##
    =U0F[<EntryPoint|Literal>]\##
    =T06[<Id>]\##
    =S0=^ | ID ... ->\##
    =T0A^ match ID with $\##
    =U0>^ member ID.ID\##
    =T0;^ type ID =\##
    =S0B^ type ID( ... ) =\##
    =S09fun ID ->\##
    =T0?^ static member\##
    =S05<- ID\##
    =T0?^ let inline ID\##
    =T07async {\##
    =S0EList|Seq|Array|Map.ID\##
    =S08^ #r STR\##
    =T0;^ #load STR\##
    0000A00:Processing0003pde\##
    >W0@^ void setup() {\##
    >W0?^ void draw() {\##
    >V0?^ size(NUM, NUM\##
    >T0>background(NUM\##
    0000E005Smali05smali00\##
    ?X0?^ .class public\##
    ?W0:^ .super L\##
    ?V0Y^ .method public|private|protected|static\##
    ?V0=^ .end method\##
    ?U0\^ invoke-virtual|invoke-direct|invoke-static\##
    ?T0>^ const-string\##
    ?T0=^ .locals NUM\##
    ?T0@^ .registers NUM\##
    ?U0=^ return-void\##
    0000:006Ceylon0000\##
    @U0P^ shared class|interface|void ID\##
    @U0>^ shared ID ID\##
    @U0B^ import ceylon.ID\##
    @T0<satisfies ID\##
    """##
}
