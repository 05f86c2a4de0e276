// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func cFamilyType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .metal
    case 1: .cuda
    case 2: .arduino
    case 3: .cHeader
    case 4: .cPlusPlusHeader
    case 5: .cPlusPlusInlineHeader
    case 6: .cPlusPlusSource
    case 7: .preprocessedCPlusPlusSource
    case 8: .cSource
    case 9: .preprocessedCSource
    case 10: .lex
    case 11: .objectiveCPlusPlusSource
    case 12: .preprocessedObjectiveCPlusPlusSource
    case 13: .objectiveCSource
    case 14: .preprocessedObjectiveCSource
    case 15: .openCL
    case 16: .yacc
    default: preconditionFailure("no type \(number)")
    }
  }

  static let cFamily: StaticString = ##"""
    0TQ0Y50000000000000Q^0mh0g413W10Z0000?;0ee0000000@Q0oc0000UQ0000H<0000000Xc0000000000IS0000id000\##
    0000000l20000000000000000000000XJ0H]0000000E@0000000000000Yo0bW0e;0>?0eZ0000001030^n0MB0000hh0kL\##
    0_Q0>30Gn0d10000[N10Q0NP0LC0FW0jW0000>Q0C00c30n]0000000000000000XW0000C<0lk0YT0L20gD0j20b_0000PK\##
    0000000iV0000000VF0Yb0bK0B\0oR0?L0N>0cf0000A30TB0000@>0AS0000DJ0T20000000hS00000011\0f?0c:0^J0k2\##
    0000000@b00000012E0000000000000gg0LU0000[D0D80000000ZE10f0^90Q00Nm0\U0MM0^\0=51460W10dD0Bd0000RF\##
    0CZ0<H0]C0`E11I0IE0?k10G0``0000000WQ0000<]0Va0JE0000000Pe0N00eJ0000`90U\0iG0ne0fc0000[]0_B0000>n\##
    0=G0=W0Ic0Ci12[0000000000YE0000fR0dk0RW0`Q0`n0R20000V20Lf0J50000000000Ho0BQ0J^0[110>0M[1230P80U2\##
    0Kb0CL0]V0]n0000000G@0000000VV0000E60Rg0V=0SF0d[0I;0Ug0000\E0_h0WA0\40nT0O?0o10000000F00hB0QG0nI\##
    000082030901C0007h inc w\##
    0X0A^ #include <ID.h>\##
    0W0D^ #include <ID/ID.h>\##
    0V0>^ #include STR\##
    0T0<^ #define ID\##
    0S0H^ #ifdef|ifndef|undef ID\##
    0R08^ #endif\##
    0S0>^ #if defined(\##
    0V0I#ifdef|ifndef __cplusplus\##
    0U09int main(\##
    0W0=main(int argc\##
    0W0K^ typedef struct|enum|union\##
    0S0?^ typedef ... ;\##
    0T0?^ struct ID { $\##
    0T0=^ struct ID $\##
    0T0=struct ID *ID\##
    0T0Lunsigned int|char|long|short\##
    0R0junsigned|size_t|uint8_t|uint16_t|uint32_t|uint64_t|int32_t\##
    0S07sizeof(\##
    0S04NULL\##
    0S08char *ID\##
    0T08void *ID\##
    0S0<const char *\##
    0T0:printf(STR\##
    0T0;printf (STR\##
    0T0;int main ()\##
    0S0>fprintf(stderr\##
    0S0Xmalloc|free|memcpy|memset|strlen|strcmp(\##
    0R06ID->ID\##
    0S0\^ static int|void|const|inline|char|unsigned\##
    0S0S^ extern int|void|const|char|struct\##
    0R0U^ int|void|char|double|float|long ID(\##
    0R0Z^ int|void|char|double|float|long ID ... ;\##
    0Q0:^ case ID:\##
    0Q0M^ for|while|if|switch ( ... {\##
    0Q0>^ return ... ;\##
    0Q08^ break;\##
    0Q06^ @@/*\##
    0S0:^ goto ID;\##
    0S0<^ #pragma ID\##
    0J0>^ import ID.ID\##
    0J0<^ inherit ID\##
    0H0E^ class ID extends ID\##
    0J10^ public|private|protected class|static|void|int|string|function\##
    0J0<^ package ID\##
    0H0=^ using ID.ID\##
    0L0>^ var|let ID =\##
    0K0=^ function ID\##
    0K0H^ def|fun|func|fn|sub ID\##
    0L07^ end $\##
    0L0:^ local ID\##
    0L0A^ procedure|begin\##
    0K0:mapping(ID\##
    0L0>foreach(ID, ID\##
    0J0I^ stock|native|forward ID\##
    0H0>^ service ID {\##
    0H0=^ include STR\##
    10006304050703C++07cpp cxx0<h inc hh cgi\##
    1U0?^ #include <ID>\##
    1V0F^ #include <ID/ID.hpp>\##
    1X07std::ID\##
    1V0Cusing namespace ID;\##
    1X0Cusing namespace std\##
    1T0@^ namespace ID {\##
    1S0@^ namespace ID $\##
    1S0=^ namespace {\##
    1W0<^ template <\##
    1U0Ktemplate <typename|class ID\##
    1Y0X^ class ID : public|private|protected ID\##
    1T0<^ class ID {\##
    1T0;^ class ID;\##
    1V0M^ public|private|protected: $\##
    1U0K^ public|private|protected:\##
    1V07cout <<\##
    1T07<< endl\##
    1S07ID::ID(\##
    1S07ID::~ID\##
    1S05~ID()\##
    1S0<^ virtual ID\##
    1T07nullptr\##
    1R0<const ID& ID\##
    1R0<const ID &ID\##
    1S0<operator ANY\##
    1U0estatic_cast|dynamic_cast|reinterpret_cast|const_cast<\##
    1T09constexpr\##
    1T08noexcept\##
    1T0>^ explicit ID(\##
    1R0<^ delete ID;\##
    1R0;^ auto ID =\##
    1R0:^ auto& ID\##
    1T09override;\##
    1U0B^ export module ID\##
    1T0Xvector|map|string|unique_ptr|shared_ptr<\##
    1T0?catch (const ID\##
    1S06ID::ID\##
    1R0;^ for (auto\##
    1S0Cfriend class|struct\##
    1S0=^ typename ID\##
    1Q0<^ class ID $\##
    1J0<^ inherit ID\##
    1010=10>0;Objective-C04objc01h\##
    2Z0?^ @interface ID\##
    2Z0D^ @implementation ID\##
    2T07^^ @end\##
    2X0=^ @property (\##
    2X0>^ @property ID\##
    2V0>^ @protocol ID\##
    2V0@^ @synthesize ID\##
    2W0;^ @class ID\##
    2Z0C^ #import <ID/ID.h>\##
    2W0=^ #import STR\##
    2V08^^ - (ID\##
    2V08^^ + (ID\##
    2Z0;[[ID alloc]\##
    2T0:@selector(\##
    2U1INSString|NSArray|NSDictionary|NSObject|NSLog|NSInteger|NSUInteger|NSNumber|NSMutableArray\##
    2S08[self ID\##
    2S04@STR\##
    2S0@@autoreleasepool\##
    2R03nil\##
    2S07[ID ID:\##
    1200;10<0=Objective-C++06objcpp00\##
    3X07std::ID\##
    3W0?^ #include <ID>\##
    3W0Cusing namespace ID;\##
    3V0<^ template <\##
    3T0<^ class ID {\##
    3U0;^ public: $\##
    3U0<static_cast<\##
    3U07nullptr\##
    3S06ID::ID\##
    11001004CUDA0000\##
    4\0?__global__ void\##
    4X0=__device__ ID\##
    4V0=__shared__ ID\##
    4X0<threadIdx.ID\##
    4X0OcudaMalloc|cudaMemcpy|cudaFree(\##
    4X03<<<\##
    1000?006OpenCL0002cl\##
    5Z0=__kernel void\##
    5Y0A^ kernel void ID(\##
    5X0Kget_global_id|get_local_id(\##
    5U0;__global ID\##
    5U0:__local ID\##
    5T0:(global ID\##
    5Y0@^ #pragma OPENCL\##
    11000005Metal0000\##
    6^0G#include <metal_stdlib>\##
    6\0Fusing namespace metal;\##
    6V0R[[buffer|stage_in|position|texture\##
    6V0O^ kernel|vertex|fragment ID ID(\##
    1000@004yacc05bison01y\##
    7Y0i^^ %token|left|right|type|union|start|nonassoc|precedence\##
    7U0M^^ %define|expect|parse-param\##
    7U07^^ %% $\##
    7S05^^ %{\##
    7T04$$ =\##
    7S08yyerror(\##
    7R06^ | ID\##
    1000:003lex04flex04l ll\##
    8Z0=^^ %option ID\##
    8V0<^^ %x|s ID $\##
    8T07^^ %% $\##
    8S05^^ %{\##
    8U06yytext\##
    8T05yylex\##
    8S08BEGIN(ID\##
    8S05ECHO;\##
    11102007Arduino07arduino00\##
    9V0?^^ void setup()\##
    9V0C^^ void setup(void)\##
    9V0>^^ void loop()\##
    9V0B^^ void loop(void)\##
    9S0hpinMode|digitalWrite|digitalRead|analogRead|analogWrite(\##
    9R0KSerial.begin|print|println(\##
    9R06delay(\##
    """##
}
