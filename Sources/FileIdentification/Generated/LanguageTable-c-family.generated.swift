// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func cFamilyType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .metal
    case 1: .cuda
    case 2: .cHeader
    case 3: .cPlusPlusHeader
    case 4: .cPlusPlusInlineHeader
    case 5: .cPlusPlusSource
    case 6: .preprocessedCPlusPlusSource
    case 7: .cSource
    case 8: .preprocessedCSource
    case 9: .lex
    case 10: .objectiveCPlusPlusSource
    case 11: .preprocessedObjectiveCPlusPlusSource
    case 12: .objectiveCSource
    case 13: .preprocessedObjectiveCSource
    case 14: .openCL
    case 15: .yacc
    default: preconditionFailure("no type \(number)")
    }
  }

  static let cFamily: StaticString = ##"""
    0Nm0SQ0000000000000Kj0gd0a00000jV0000?40_a0000000@J0i_0000Om0000H50000000S?0000000000IL0000c`000\##
    0000000en0000000000000000000000Rf0HV0000000E90000000000000TK0\S0_70>?0_V0000000io0Xj0>Q0000bd0eH\##
    0YM0>30Gg0]m0000Uj0jM0FP0dS0000000000Bi0\o0hY0000000000000000000S30000C50fg0T00000a@0cn0\[0000JW\##
    0000000cR0000000Pb0T>0\G0BU0iN0?E0000]b0000@l0NN0000@70AL0000DC0N>0000000bO0000000000`;0]60XF0dn\##
    0000000@[0000000000000000000000ac0000000U`0D10000000Ta0jb0X50K<0000000XX0000=50000QM0^@0B]0000LR\##
    0CS0<H0W?0ZA0I>0?d0jC0Z\0000000000Qm0000<]0Q=0000000000K10000_F0000Z50P80cC0ha0`_0000V90Y>0000>g\##
    0=G0=W0Cb0000000000000000Sa0000`N0^g0Lc0ZM0Zj0L>0000PN0000000000000000Hh0BJ0000UM0j:0000JD0ON0CE\##
    0WR0000Wj0000000000G90000000Q20000Do0M30PY0MR0^W0I40PC0000N]0Yd0Q]0VP0hP0hm0000000000Ei0b>0KS0hE\##
    000072020801C0007h inc w\##
    0X0A^ #include <ID.h>\##
    0W0D^ #include <ID/ID.h>\##
    0V0>^ #include STR\##
    0T0<^ #define ID\##
    0S0H^ #ifdef|ifndef|undef ID\##
    0R08^ #endif\##
    0S0>^ #if defined(\##
    0U0B#ifdef __cplusplus\##
    0U09int main(\##
    0T0=main(int argc\##
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
    10005303040603C++07cpp cxx0<h inc hh cgi\##
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
    1U0<^ class ID {\##
    1T0;^ class ID;\##
    1S0<^ class ID $\##
    1V0M^ public|private|protected: $\##
    1U0K^ public|private|protected:\##
    1T07cout <<\##
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
    1010<10=0;Objective-C04objc01h\##
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
    1200:10;0=Objective-C++06objcpp00\##
    3X07std::ID\##
    3W0?^ #include <ID>\##
    3W0Cusing namespace ID;\##
    3V0<^ template <\##
    3U0<^ class ID {\##
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
    1000>006OpenCL0002cl\##
    5Z0=__kernel void\##
    5Y0A^ kernel void ID(\##
    5X0Kget_global_id|get_local_id(\##
    5U0;__global ID\##
    5U0:__local ID\##
    5T0:(global ID\##
    5T0@^ #pragma OPENCL\##
    11000005Metal0000\##
    6^0G#include <metal_stdlib>\##
    6\0Fusing namespace metal;\##
    6V0R[[buffer|stage_in|position|texture\##
    6V0O^ kernel|vertex|fragment ID ID(\##
    1000?004yacc05bison01y\##
    7Y0i^^ %token|left|right|type|union|start|nonassoc|precedence\##
    7U0M^^ %define|expect|parse-param\##
    7U07^^ %% $\##
    7S05^^ %{\##
    7T04$$ =\##
    7S08yyerror(\##
    7R06^ | ID\##
    10009003lex04flex04l ll\##
    8Z0=^^ %option ID\##
    8V0<^^ %x|s ID $\##
    8T07^^ %% $\##
    8S05^^ %{\##
    8U06yytext\##
    8T05yylex\##
    8S08BEGIN(ID\##
    8S05ECHO;\##
    """##
}
