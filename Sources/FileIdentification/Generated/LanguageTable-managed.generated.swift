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
    case 11: .jasmin
    case 12: .ceylon
    case 13: .groovy
    case 14: .xtend
    case 15: .vala
    case 16: .gradle
    case 17: .haxe
    case 18: .kotlinlangKotlinSource
    case 19: .kotlin
    case 20: .processing
    case 21: .sbarexDart
    case 22: .scala
    case 23: .scalaSource
    case 24: .smali
    case 25: .vimASFile
    case 26: .vimCSFile
    case 27: .vimVBFile
    case 28: .swiftSource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let managed: StaticString = ##"""
    4B@1S`1WK4LS2:n4IZ36S1:H2;g4Wo4DV0nB2PD3fb13f1V?49R0000003:h3ZR0000000dU2L40003b:0004c40004hK1`S\##
    0001l[2:50000000002L\1]W3O34dZ11S0004>A3SE3JF0001eI0004mX1DT3C=2X[0002I>4[<1E41=04J^0000002;R3PP\##
    2;H0000003bo2?\0oS1<31190aX4IE3Wj3nM3ld39P1o>4W^25R2O[1R[4GM4U14b>1UC48b26f3Zc1W^3me36A1=g2]]000\##
    4KT4?O4?81Ug0000cE4e60000000000000003e@4;90003D61\M2eV3[G4i_3QX0004V02b>3iJ3=L3Td2QZ4QB3QD3LB000\##
    0000003cJ3GO0000003g73XL3:V0000000004UN1o10001970000002W[3WV27K4Yg4mI3c\3a<4E91JD37e0000003MO3\C\##
    1XZ1f>1V20000004434I10000000000000000001=V3933RP1oW2=@3ce3^=0001d;33?0000004f=0000000002JR000000\##
    3Ef0gC3?@0001[R00000048o2mG0001HQ2OO0001de00019M1Ok4G:0b<1FX2DH1Mi35]3EX3HG2o;2ET28V0003cR2>\4WD\##
    1W63FM4EK43I4`k4N30003oR3852IS4TG3kh0e:39_0000000000001M[0003^P1cl1EL3<30004L71QS00038_1Y=000000\##
    47I4Db3G22SU1QH2[G4;L2dY4:m0001U_0002YK2>O3Sg0000000000000000002UY0000001B_1BK0002U?2X04<U32>2:c\##
    1CK0001O]0002Va3X<3`U0001=D1m[0000000000002E30000001Q70000000003410000000000002TG0002P[0003j53^[\##
    0000001514Dk3\[0000000000000003O>1O:45j2G^1B<3H324W2301Z?4YC3YX2O?2TX0hG0`Y2Qk4gM14J4MV3aO1>g1_g\##
    2?01lo16H3=m0000hf0000003NM2N]0003``1g?2d:2Ud0003Bf0002YW0000000000001gm0002k=23T4d;1FG1PI3fS45Z\##
    1X=1Pe2Z60000001850001243@c1NY4JM3LV1Xm4Kj4ha2C440N2Vm3S12K72[_1C52l>1gM4Bm21L0003Xn0000002e@000\##
    1;63e44_:1:l2cg00033O0000000001b]0000003Oe2in2QQ0002Q93Ue2@347m1B11>50000000000003Il0003BN000000\##
    3=^0000001kA4M10lM1^a0000002WK0001iD1e50004ng0002LB24d0003:D1k[4al31X3<E0000004^T0004]N4Zl0kH1H1\##
    35n0000003Qf30F3;^0004W22QI0000000mm3@=0l34^g3k`4=E0003k=2H`3j]4QS3Xb2Jg0gP2^c37H2H:1bK2BG1hl271\##
    2Y222`4@>2ML1IE0gj1fM1i[1CX2a[2Db00000000000000000000000000000018b4H02_>3KT12e4CK4HB31i1jJ3h34B^\##
    3Ai4Ii3Q90ba4dH2aD2Ra12m0002M=1[00004fO35O0003]J1mA0000004Oe3HT1IQ2Ml2_i3DW000000000000000000000\##
    4>V2aj4<11M41_92Yg3XU3WI4gj2A23kU2?E0001jZ0000002KN4lG1:01EV0000001G;1[B1Ni3PA4BN2Sd2`90000004S2\##
    16=4Qb3TB00000014\0000001X22Y^0000001XS1aD4Xj1[h4Hc0000004NK0004:a2NM0000000000o50`j2=[1l52M343[\##
    2]80iM0fE1H=0000000002m84V@0000000000003JX0000000004KE3]?4G^4Ak2Tn3VV4C=3?^2X;3=42bR48Q3>j2oS1a<\##
    1`52od0003P33ah4bO1N94AO0cg38E1Zi4Ni3E:31B3W?3Kl4`03B82AR15i3lB1dN3]64SX0000004F433]0000001lT2>C\##
    4o<0000003?n0000000000004:S2J;1Yd0i50aC2\]1mg3F>1UQ4=N4;c4FG4VR4iN0in1ZZ10U1?:4l:3F`2<R4a<1YQ439\##
    1A;4PH4cM0000002Hn3o92Nm1aP0000002G:0k43bF2Wf3g[42g45F3N@2de25c49>1GQ3B^0iY34j4kS1Cn4eY1hW4me2F4\##
    0002Om0004A80fl0000003:627>0h52ZK2:R1Wh0000000003\l4Z^3NX2ee2Bd1044NV3>Z0g]0000001`D4:400034S4D<\##
    0002GI0001k125632k3<f3gL1LA4F[0jB1nH4R^2XJ0004?A1Je1NG34B4O]4fe4PS0jU2Ig4Vd2:F4=j1784j_3dX42G1DA\##
    4`>0002<n0004<>4SE0004Pj3dF3K;1MN39?4Lf1;M14;3Ho3IM2T20k\3_W4di1`i1n74HR2`M2^m3DG4>g13S1>?4?d35;\##
    3_015X2\02bd2CS0hX4:F1^M2W;3eJ4^E2@D4T62Zc4nU3I`2_W0e_4\T1ji4Sj1U51OL1^200039l0lj4_]1VO3Nb2<54Me\##
    1Bl4MJ0000002]l0000001>T1g]1Vc1^m43e3hK1LO0003;>0004Om0000000`@2V41I=2RD0004LJ2VB30k3`m3W041e000\##
    0000001:_2BU0000004Fk4K30003kL40i0000000002VT0001G`3>M2g@3d11c_2A>2=m41O1^?00044B1@c1EC4OQ4bc1Qf\##
    0002K\0000000000004Uc0000000000004IQ4W:3Mc2lb2fh3`71;@00000015F0000000000000004JC3AX0000001e_000\##
    38R0000002Fg0000mJ3lL00000000000046W2CC1Lc1<]0000004\B4Cn3SS1Fg1k:0000001]a4ZC2FQ4CZ3Y@3Z<2EF0nZ\##
    00009004Java0000\##
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
    0H0@^ import ID.ID $\##
    0H0C^ import ID.ID.ID $\##
    0H0F^ import ID.ID.ID.ID $\##
    0H0I^ import ID.ID.ID.ID.ID $\##
    0H0L^ import ID.ID.ID.ID.ID.ID $\##
    0H0O^ import ID.ID.ID.ID.ID.ID.ID $\##
    0H0A^ package ID.ID $\##
    0H0D^ package ID.ID.ID $\##
    0H0G^ package ID.ID.ID.ID $\##
    0H0J^ package ID.ID.ID.ID.ID $\##
    0H0M^ package ID.ID.ID.ID.ID.ID $\##
    0J0M^ import static ID.ID.ID.ID $\##
    0J0P^ import static ID.ID.ID.ID.ID $\##
    0X0F^ import java|javax.ID\##
    0U0M^ import org|com|net|io.ID.ID\##
    0H0]^ #set|if|foreach|end|macro|parse|else|elseif\##
    0K04${ID\##
    0K05^ @@#\##
    00004304030J02C#09csharp cs00\##
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
    1H0]^ using GLib|Gtk|Gee|Gdk|Posix|Gst|Json|Soup;\##
    1H0=: GLib.Object\##
    1J0;) throws ID\##
    1J0@owned|unowned ID\##
    1H0B^ public signal ID\##
    1H0;^ signal ID\##
    1J0=^ construct {\##
    1H08^ [CCode\##
    1H0@^ errordomain ID\##
    1H0X^ @page|inject|using|model|code|inherits\##
    1H04^ @{\##
    1J08^ yield;\##
    1H0_^ fn|fun|func|def|function|module|import|val ID\##
    1J0:= scope ID\##
    0000L10105Swift0000\##
    2W1H^ import Foundation|UIKit|SwiftUI|Cocoa|Combine|XCTest|PackageDescription|Darwin|Glibc $\##
    2T0:^ func ID(\##
    2X0@^ func ID(ID ID:\##
    2W0=^ func ID(ID:\##
    2X0F^ func ID( ... ) -> ID\##
    2T09) -> ID {\##
    2T0:^ let ID =\##
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
    2T0:print(STR)\##
    2T0:^ case ID,\##
    2R0:^ case .ID\##
    2T04\(ID\##
    2T07.ID { $\##
    2S09{ ID in $\##
    2S0<{ (ID ... in\##
    2T0@^ for ID in ID {\##
    2T0?^ for ID in NUM\##
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
    2H0B^ func ID( ... : $\##
    2J0?^ elif|elsif ID\##
    2J04;; $\##
    2J08^ pass $\##
    2H0g^ public|private|internal|static fun|fn|def|function ID\##
    2J0>^ construct ID\##
    2H0X-> string|int|bool|void|i32|u8|u32|usize\##
    0000C10B06Kotlin02kt00\##
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
    3S0U^ plugins|dependencies|repositories {\##
    3V09^ id(STR)\##
    3V0E^ id(STR) version STR\##
    3V1a^ implementation|api|testImplementation|compileOnly|runtimeOnly|testRuntimeOnly|classpath|compile|testCompile(STR\##
    3V1@^ implementation|api|testImplementation|compileOnly|compile|testCompile(project(\##
    3V0<^ kotlin(STR\##
    3X0Ptasks.register|named|withType<ID\##
    3W0oID by tasks|registering|getting|extra|existing|project|creating\##
    3V09by lazy {\##
    3U0>^ val ID by ID\##
    3T0H^ rootProject.name = STR\##
    3S0=^ include(STR\##
    3U0o^ mavenCentral|google|gradlePluginPortal|jcenter|mavenLocal() $\##
    3U07`ID-ID`\##
    3U09^ fun `ID\##
    3W09^ fun <ID\##
    3T17^ open|abstract|sealed|inner|enum|annotation|inline|data|value class ID\##
    3V1K^ operator|infix|tailrec|actual|expect|external|open|abstract|protected|public|final fun ID\##
    3W0== object : ID\##
    3T08^ init {\##
    3U0=vararg ID: ID\##
    3S07::class\##
    3S0F?.let|also|apply|run {\##
    3S06: Unit\##
    3S0A.let|also|apply {\##
    3T0:^ @file:ID\##
    3U0I^ @get|set|field|param:ID\##
    3T0H^ interface ID<out|in ID\##
    3T0>^ constructor(\##
    3T0G^ import ID.ID.ID as ID\##
    3R0>^ package ID $\##
    3T0B^ fun interface ID\##
    3T08is ID ->\##
    3T09^ else ->\##
    3S0@^ typealias ID =\##
    3S0A: String|Int|Any?\##
    3H0C^ case class|object\##
    3H0C^ apply plugin: STR\##
    3H0=^ include STR\##
    3H0Z^ classpath|implementation|compile|api STR\##
    3H08^ id STR\##
    3J0@^ import ID.ID.{\##
    3H0a^ public|private|internal fn|def|function|func ID\##
    3J0:^ match ID\##
    3J0;^ module ID\##
    3J0<^ val ID = [\##
    3J0;^ type ID =\##
    3J0<^ const ID =\##
    3J0LID: int|string|bool|void|i32\##
    0000F10G05Scala0002sc\##
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
    4T0M^ class ID extends ID with ID\##
    4S0<^ def ID = {\##
    4S0<^ def ID() {\##
    4S0>^ def ID() = {\##
    4S0<^ extends ID\##
    4T08STR in {\##
    4T0>STR should ANY\##
    4T0C^ import ID.ID.ID._\##
    4T0C^ import ID.ID.ID.{\##
    4S0J^ sealed trait|abstract ID\##
    4S0<(implicit ID\##
    4S04=> {\##
    4S05<- ID\##
    4T0=^ import ID._\##
    4S0E^ override val|def ID\##
    4H0I^ fn|fun|func|function ID\##
    4J0LID: int|string|bool|void|i32\##
    0000=006Groovy0002in\##
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
    5R0A^ package ID.ID $\##
    5R0D^ package ID.ID.ID $\##
    5U0P^ class ID extends Specification\##
    5X0D^ import spock.ID.ID\##
    5V0=^ def STR() {\##
    5S0Y^ given|when|then|expect|where|cleanup: $\##
    5S0G^ def setup|cleanup() {\##
    5S0Q^ static|private|protected def ID\##
    5R0;^ ID ID = [\##
    5T0c^ @Unroll|CompileStatic|TypeChecked|Canonical|Field\##
    5S06<< STR\##
    5S0=^ return ID $\##
    5S0E^ throw new ID(STR) $\##
    5S0>^ void STR() {\##
    5S0<^ new ID(ID:\##
    5S0@^ final ID = ANY\##
    5H0Q^ fn|fun|func|let|val|function ID\##
    2500@006Gradle0000\##
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
    6W0o^ mavenCentral|mavenLocal|jcenter|google|gradlePluginPortal() $\##
    6W0D^ id STR version STR\##
    6V2Z^ implementation|api|compileOnly|runtimeOnly|testImplementation|testRuntimeOnly|compile|testCompile|annotationProcessor|classpath project|libs|gradleApi|localGroovy|files\##
    6V1;^ compileOnly|runtimeOnly|testRuntimeOnly|annotationProcessor|classpath STR\##
    6V0m^ implementation|api|compileOnly|testImplementation platform(\##
    6W0P^ tasks.register|named|withType(\##
    6V0B^ task ID(type: ID\##
    6V0;^ task ID {\##
    6U1`^ sourceSets|publishing|configurations|jar|javadoc|test|ext|java|signing|publications|gradlePlugin|application {\##
    6V0D^ rootProject.name =\##
    6T0=^ include STR\##
    6V0N^ includeBuild|includeFlat STR\##
    6T0Q^ group|version|description = STR\##
    6T0C^ group|version STR\##
    6U0B^ doLast|doFirst {\##
    6T0=^ maven { url\##
    6U0A^ mainClassName =\##
    6T0G^ targetCompatibility =\##
    0000:10E04Dart0000\##
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
    7H0U^ fn|fun|func|def|let|val|function ID\##
    0000?004Vala0000\##
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
    8V0e^ using Gee|Gdk|Posix|Gst|Json|Soup|Adw|Cairo|WebKit;\##
    8X0@^ errordomain ID\##
    8V0Ithrows GLib.Error|IOError\##
    8U09: GLib.ID\##
    8V07Gee.ID<\##
    8T06yield;\##
    8V0=^ construct {\##
    8W07[DBus (\##
    8V0S^ [Compact|DBus|NoThrow|GtkCallback\##
    8V0:(owned) ID\##
    8U0:new Gee.ID\##
    8T0;) throws ID\##
    8U0U) throws GLib.Error|IOError|DBusError\##
    8T07GLib.ID\##
    8S0@^ namespace ID {\##
    8S0:unowned ID\##
    8U0V^ public static int main (string[] ID)\##
    8T0;^ signal ID\##
    0000A004Haxe0002hx\##
    9V0@^ package ID.ID;\##
    9V0:^ package;\##
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
    9T0U^ import sys|js|flixel|openfl|lime.ID\##
    9U0GSys.println|print|args(\##
    9S04:Int\##
    9S06:Float\##
    9S05:Bool\##
    9T08:Dynamic\##
    9U0Afor (ID in NUM...\##
    9S0>for (ID in ID)\##
    9U0H^ static public function\##
    9U08new Map<\##
    9S06?ID:ID\##
    9H0Y^ fn|fun|func|let|val|struct|namespace ID\##
    0000010I0<ActionScript0002as\##
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
    :T0X^ internal|public|dynamic|final class ID\##
    :U0E^ public interface ID\##
    :T0h:Boolean|Number|Array|Object|MovieClip|Sprite|Event|uint\##
    :U0G^ import com|org.ID.ID;\##
    :T0R^ private|public|protected var ID:\##
    :S0B^ use namespace ID\##
    :U0N^ public function ID( ... ):ID\##
    :J0L:Int|Float|Bool|Void|Dynamic\##
    :J0>^ using ID.ID;\##
    :H0<^ typedef ID\##
    :J0>for (ID in NUM\##
    :H06^ @:ID\##
    :H0:^ package;\##
    :H0;^ enum ID {\##
    :J0A^ inline function\##
    000062080K0<Visual Basic08vb vbnet0;bas cls frm\##
    ;X0@^ Imports System\##
    ;V0<^ Imports ID\##
    ;W0Y^ Public|Private|Friend|Protected Sub ID(\##
    ;W0^^ Public|Private|Friend|Protected Function ID(\##
    ;T0P^ Public|Private Class|Module ID\##
    ;T0P^ Public|Friend|Partial Class ID\##
    ;T0=^ Module ID $\##
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
    =J0:^ let () =\##
    =H0D^ module Id = struct\##
    =J07: sig $\##
    =J0?^ external ID :\##
    =H0Tprint_endline|print_string|print_int\##
    =H08^ let%ID\##
    =J04~ID:\##
    =J04;; $\##
    =H0G^ defmodule|def|defp ID\##
    =H07^ fn ID\##
    =J0C^ val ID : ID -> ID\##
    =H0D^ test ID.ID get|put\##
    =H0=^ autoload ID\##
    =H0;[ label STR\##
    =H0O^ func|proc|var|const|import ID\##
    0000D00:Processing0003pde\##
    >W0@^ void setup() {\##
    >W0?^ void draw() {\##
    >V0?^ size(NUM, NUM\##
    >T0>background(NUM\##
    >H08^ def ID\##
    >H0=^ import ID $\##
    >J0@^ from ID import\##
    2000>005Xtend05xtend00\##
    ?Z0I^ import static extension\##
    ?Y0A^ def dispatch ID\##
    ?S09^ def ID(\##
    ?T0<^ def ID ID(\##
    ?U0>^ override ID(\##
    ?V0>^ extension ID\##
    ?R0:^ val ID =\##
    ?V04«ID\##
    ?T06[ ID |\##
    ?L0F^ trait|object|case ID\##
    ?K0=^ def STR() {\##
    ?L0@^ import ID.ID._\##
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
    0000H005Smali05smali00\##
    AV0?^ .class public\##
    AW0:^ .super L\##
    AV0Y^ .method public|private|protected|static\##
    AV0=^ .end method\##
    AU0\^ invoke-virtual|invoke-direct|invoke-static\##
    AT0>^ const-string\##
    AT0=^ .locals NUM\##
    AT0@^ .registers NUM\##
    AU0=^ return-void\##
    AH0E^ .limit stack|locals\##
    AH0Z^ invokespecial|invokevirtual|invokestatic\##
    AH09^ aload_0\##
    AH0>^ getstatic ID\##
    AH0;cil managed\##
    AJ09hidebysig\##
    AJ0=^ .super java\##
    0000<006Ceylon0000\##
    BU0P^ shared class|interface|void ID\##
    BU0>^ shared ID ID\##
    BU0B^ import ceylon.ID\##
    BT0<satisfies ID\##
    0000;006Jasmin06jasmin00\##
    CZ0I^ .limit stack|locals NUM\##
    CV0M^ .class public|private|final\##
    CV0B^ .super java/lang\##
    CU0Y^ .method public|static|private|protected\##
    CS0=^ .end method\##
    CT0l^ aload_0|aload_1|iload_0|iload_1|istore_1|areturn|ireturn $\##
    CT0`^ invokespecial|invokevirtual|invokestatic ID/ID\##
    CT0S^ getstatic|putfield|getfield ID/ID\##
    CT09^ ldc STR\##
    CH0n^ .assembly|maxstack|entrypoint|registers|locals|hash|corflags\##
    CH0;cil managed\##
    CJ09hidebysig\##
    CH0\^ invoke-virtual|invoke-direct|invoke-static\##
    CH0>^ const-string\##
    CH0A^ .class public L\##
    CH0:^ .super L\##
    """##
}
