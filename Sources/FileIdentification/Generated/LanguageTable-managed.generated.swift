// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func managedType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .actionScript
    case 1: .swiftInterface
    case 2: .unrealScript
    case 3: .microsoftCSharp
    case 4: .cSharp
    case 5: .fSharp
    case 6: .visualBasic
    case 7: .vbScript
    case 8: .microsoftVisualBasic
    case 9: .java
    case 10: .dart
    case 11: .groovy
    case 12: .xtend
    case 13: .vala
    case 14: .gradle
    case 15: .haxe
    case 16: .kotlinlangKotlinSource
    case 17: .kotlin
    case 18: .processing
    case 19: .sbarexDart
    case 20: .scala
    case 21: .scalaSource
    case 22: .vimASFile
    case 23: .vimCSFile
    case 24: .vimVBFile
    case 25: .swiftSource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let managed: StaticString = ##"""
    37b1G[1KF3B53?<28h13?1J:2o40000000002^T0000l]0000000000002==2V50000000e:1gN0002]]000000000000000\##
    0001]`0000000000001h61QR00000000000033c2Nh2L20001VN0000001=K0001n`0001dX3JN1=k15g3@@000000000000\##
    00000000000000014j0b=3>g2SM2f?2dV2;e0001FV3<o3EB1I>0002nD0002VF1KY2eW28V00000000000000016^000000\##
    3A635134Z1Ib0000cj00000000000000000000030[0002Eb1PH24_2Vj0000000003FA21G2a<2?a2PG0000002Mn000000\##
    0000000002I;0000002^i2So2<k0000000003E_00000011n0000001m`2S90003I92\_3:[0000000002::0000002Wf1LU\##
    0001WC1Im0000003>S0000000000000000000`@16M2;H0000000000002Y`0001U@25T0000000000000000001el000000\##
    2GR0gh2AU0001OM0000002nQ0000000000000001Uj00012D1Cf3<\0ba0001_b1Ad2822GD2J31`n0000000000000001K1\##
    2H90003:m0000000000002gD2:J1dm0002cZ0e_2<40000000000001AV0002Z31U11>C2>H0003AY1EN0002;41M8000000\##
    2lk3:D2H^1iZ1EC00030n23b30O0001IZ0001oP0002OJ0000000000000000001k^0000001;V1;B0001kD1n53271<B000\##
    0000001CX0001lf2S_2\800016;1^`0000000000001`M0000001E200000000026F0000000000001jL0000000002ag2Z>\##
    0000000mh3:M2X>0000000000000001C52kL1c81;32I_1N:3HU2U;1j]0000hl0a>0000000000000000mA3C82]217^1Sb\##
    1^40o?2@B0000000iK0000000000000002\C1XD23C1ki0002E;0001o\0000000000001Y20000000000001DD0002^E2k<\##
    1L81D`00000000010l0002C81BT3?o1Lh0003AL0002h@1m22NT1fQ1;l0001XR00000000038O0000002TQ00000024I000\##
    13m0003NL13c23000025d0000000000000000000000000000000002QH2mO1:h00016l0000000000002KX0002Dc000000\##
    2@30000001\F3BS1R\0000000001mP0001ZI1V:0000000001g\0000002<Y1\`0000002>Z0000003Mf0003L`3J>28C000\##
    0000000000000002>30003GC0000000002BR0003N92cR32g0000002bo1d:2bO2TE1fA0h500029]1cT1Z10001o7000000\##
    00035`1hf0000hO1WR1Z`0001<O20d1`<00000000000000000000000000000011Y3=R2M@00038m0003=d1[O2_e38@2D>\##
    3?K0cF00000020M0000000000001hW1Nk00000027d0002Xm1^F0000002J@0000000000002FC000000000000000000000\##
    34821331S1@o1S41ol2T82Rl0002cG0000000001[_0000001fh00012g0000000001O=1Bd0003801ii0000000000003D4\##
    0o40002Oe0000000mS0000001Km1oc0000001LN3H<1Oc3>E00000000000000030C0000000000000000aO1]:1hM000000\##
    0j20fj0000000000000000003FQ0000000000002LD0000000003@g2Xb3=@37M1k32R938_2B31n@2?I21[2n32A?0001T0\##
    0000000002]K1B43710dL2:Z1Nd2Ff2Rb2MX0002DM0n`0002d41US0000000000002XY3DZ0000003;V2620000001]Y000\##
    0000000002BC0000000000003051eU1M_0iZ0ah1^l2Gj1IL33031E3;i3Fc0000jS1NU0000001812HL0001ML1:2000000\##
    0000000000000001dH2fk0000000000001bT0kY0001mk2_M2jh23n2n`2E30j>00000000027?0001<e1Y\0000000001aN\##
    00000000036Z0gQ0000002<K0000hZ0000001Kc0000000002XO3J00000000000002@o0000hB0000001T?2oV00026h39^\##
    0001bc0001\625@2?;0002_>1@<3<=0jg3C`0001nO00034c1>`1BB26W0k:1eA3G533L0oo0000000000000000001=8000\##
    00000000000031`3DG0000000002Lg1AI2;T3BH14D0m22J[2K91j72[:0001_<0003>42F334I0lJ17635F27P2ZS0nO21m\##
    0i=2oh1RH1m@0000003MW0000002KL0000000fD0000000003Kf1[n0001I01CG0001Qm0000002<A1JJ000000000000000\##
    1;c3Bl00000000000000017K1Xb1J^1Rh2`=1@J0000002=S0000000000000`e1l90000000003Al1lG2\P2RS2iW000000\##
    00000013V0000000003<M3@U0002c>2h[0000000001lY0002@b0001Td0000000000002iA1R:00019Z1>:0001Ea000000\##
    0001g60000000000003F40000000000003?33GK0000000002[Z1470000000n=0000000000000003?e2Cm0000001Vd000\##
    2:g0000001bA0000002d>0000000000002l91@^00015T0000003KT39P2O60001\?0000001Q\3IU1ak39<2Tc2U_1``3:8\##
    00009004Java0000\##
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
    0J0D^ def|fun|fn|func ID\##
    0L08^ val ID\##
    0J0A^ trait|object ID\##
    0L0@^ import ID.ID.{\##
    0U0?^ exports ID.ID\##
    0U0K^ requires|opens|uses ID.ID\##
    0V0@^ module ID.ID {\##
    00004304030G02C#09csharp cs00\##
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
    1U0A^ using static ID\##
    1U0?^ using ID = ID\##
    1T0?^ namespace ID;\##
    1T1U^ public|private|protected|internal static|async|readonly|const|virtual|override|sealed|partial ID ID\##
    1T0D^ public ID ID { get\##
    1T0b^ public|private|protected|internal ID ID( ... ) $\##
    1S07nameof(\##
    1S0;is not null\##
    1S0@^ var ID = await\##
    1T09^ [ID(STR\##
    1R05?? ID\##
    1S0B^ public ID<ID> ID\##
    1S09=> ID.ID(\##
    1T0B^ public record ID\##
    1S0?^ throw new ID(\##
    1U0?^ where ID : ID\##
    1T0L^ #pragma|nullable|region ID\##
    1S0;^ foreach (\##
    1R05new()\##
    1S06ID?.ID\##
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
    2L03; $\##
    2J0>^ #include ANY\##
    2J0<^ package ID\##
    2J0B^ import ID.ID.ID;\##
    2J0Q^ fun|fn|def|sub|function|proc ID\##
    2K16^ public|private|protected|static void|int|bool|string|double|float ID\##
    2K06ID::ID\##
    2K0=^ end|begin $\##
    2K09ID := ANY\##
    2K0:^ local ID\##
    2J0@^ from ID import\##
    2L08^ val ID\##
    2K08= new ID\##
    2K0Z^ interface|trait|impl|namespace|module ID\##
    2K0:^ const ID\##
    2L0;^ type ID =\##
    2K0;^ export ID\##
    0000A10@06Kotlin02kt00\##
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
    3M03; $\##
    3J0@^ func|fn|def ID\##
    3K0>^ #include ANY\##
    3K0F^ struct|trait|impl ID\##
    3L08^ let ID\##
    3L0<^ message ID\##
    3K0=^ contract ID\##
    0000D10E05Scala0002sc\##
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
    2500>006Gradle0000\##
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
    0000:10C04Dart0000\##
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
    7V0>^ part of STR;\##
    7T0B^ Future|Stream<ID\##
    7T0L^ static const|final ID ID =\##
    7T0A^ final ID<ID> ID\##
    7S0>^ final ID? ID\##
    7T0M^ class ID extends ID with ID\##
    7T0:^ mixin ID\##
    7T0D^ extension ID on ID\##
    7U0>^ ID get ID =>\##
    7T0;^ ID get ID\##
    7U0L^ void initState|dispose() {\##
    7U09super.key\##
    7U0<{required ID\##
    7U0B^ required this.ID\##
    7T0J^ typedef ID = ID Function\##
    7U0<ID Function(\##
    7S0;List|Map<ID\##
    7T0R^ test|group|testWidgets(STR, () {\##
    7U0aexpect(ID, isTrue|isFalse|isNull|isNotNull|equals\##
    7T0=^ external ID\##
    7T0;^ assert(ID\##
    7T0B^ import ID as ID;\##
    7S0<^ ID(this.ID\##
    7S04..ID\##
    7S0C^ abstract class ID\##
    0000=004Vala0000\##
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
    8Y0J^ [CCode (cheader_filename\##
    8V0?^ [CCode (cname\##
    8V08[CCode (\##
    8T0F^ public unowned|owned\##
    8U0>unowned string\##
    8S0O^ public class ID : GLib.Object\##
    8T0Ethrows GLib.Error|ID;\##
    8T0D^ public delegate ID\##
    8T0B^ public signal ID\##
    8T0@^ public weak ID\##
    0000?004Haxe0002hx\##
    9V0@^ package ID.ID;\##
    9S0:^ package;\##
    9V0@^ import haxe.ID\##
    9U0G^ static function main(\##
    9V0N^ static public function main(\##
    9U0m^ public|private|override|static|inline function ID( ... ):ID\##
    9S0]^ public|private|static|override function ID(\##
    9V0F^ public function new(\##
    9U0;^ using ID;\##
    9U06^ @:ID\##
    9U09trace(STR\##
    9S0@^ typedef ID = {\##
    9U0>^ abstract ID(\##
    9T0<^ var ID:ID;\##
    9T05:Void\##
    9T09:Array<ID\##
    9S08^ #if ID\##
    9W0>(default, null\##
    9V0D(get, set|null|never\##
    9V0P^ extern class|interface|enum ID\##
    9V0B^ enum abstract ID\##
    9T0=^ import haxe\##
    9S0P^ public function ID( ... ) : ID\##
    9T0h^ public function ID( ... ) : Void|Int|Bool|String|Float\##
    9S0D^ public var ID : ID\##
    9R0=^ var ID : ID\##
    9S06: Void\##
    9S05: Int\##
    9S07Null<ID\##
    9T0_Std.string|int|parseInt|parseFloat|isOfType|is(\##
    9T0?^ #elseif|if ID\##
    9T07^ #if (\##
    9U0A^ inline function\##
    9U0S^ public inline function|static|var\##
    9U0L^ static inline var|function\##
    9U0J^ override public|function\##
    9T07untyped\##
    9T09: Dynamic\##
    9S0;^ enum ID {\##
    9T0?^ function new(\##
    9S0E^ static function ID(\##
    9T0>^ typedef ID =\##
    9J08^ def ID\##
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
    :S0L^ public class ID extends ID\##
    :T0;^ var ID:ID\##
    :T05:void\##
    :T07:String\##
    :U04:int\##
    :T0FaddEventListener(ID.ID\##
    :S06trace(\##
    :T0D[Embed|Bindable|SWF(\##
    :V0m^ public|private|protected|override static function|const|var\##
    :U0T^ override public|protected function\##
    :U0X^ internal|public|dynamic|final class ID\##
    :U0E^ public interface ID\##
    :T0h:Boolean|Number|Array|Object|MovieClip|Sprite|Event|uint\##
    :U0G^ import com|org.ID.ID;\##
    :T0R^ private|public|protected var ID:\##
    :S0B^ use namespace ID\##
    :U0N^ public function ID( ... ):ID\##
    000062080H0<Visual Basic08vb vbnet0;bas cls frm\##
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
    00007008VBScript0:vbs aspvbs06vb bas\##
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
    00005002F#06fsharp02fs\##
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
    0000B00:Processing0003pde\##
    >W0@^ void setup() {\##
    >W0?^ void draw() {\##
    >V0?^ size(NUM, NUM\##
    >T0>background(NUM\##
    2000<005Xtend05xtend00\##
    ?Z0I^ import static extension\##
    ?Y0A^ def dispatch ID\##
    ?S09^ def ID(\##
    ?T0<^ def ID ID(\##
    ?U0>^ override ID(\##
    ?V0>^ extension ID\##
    ?R0:^ val ID =\##
    ?V04«ID\##
    ?T06[ ID |\##
    0000200<UnrealScript0?unrealscript uc00\##
    @Y0E^ defaultproperties $\##
    @Y0P^ simulated function|event|state\##
    @W0H^ class ID extends ID; $\##
    @U0G^ class ID extends ID $\##
    @W0:^ var() ID\##
    @V0<^ var(ID) ID\##
    @V12^ var config|globalconfig|localized|transient|private|protected ID\##
    @U0>^ local ID ID;\##
    @V0f^ native|final|static|exec|latent final|function|event\##
    @U0c^ function bool|int|float|string|vector|rotator ID(\##
    @U0;^ event ID(\##
    @S0?^ auto state ID\##
    @U0?^ replication $\##
    @T09super.ID(\##
    """##
}
