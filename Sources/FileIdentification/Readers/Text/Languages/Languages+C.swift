internal import UniformTypes

extension Language {
  /// C and what grew from it.
  static let cFamily: [Language] = [
    Language(
      .cSource, "C", shares: "h inc w", also: [.cHeader, .preprocessedCSource],
      """
      8 ^ #include <ID.h>
      7 ^ #include <ID/ID.h>
      6 ^ #include STR
      4 ^ #define ID
      3 ^ #ifdef|ifndef|undef ID
      2 ^ #endif
      3 ^ #if defined(
      5 #ifdef __cplusplus
      5 int main(
      4 main(int argc
      7 ^ typedef struct|enum|union
      3 ^ typedef ... ;
      4 ^ struct ID { $
      4 ^ struct ID $
      4 struct ID *ID
      4 unsigned int|char|long|short
      2 unsigned|size_t|uint8_t|uint16_t|uint32_t|uint64_t|int32_t
      3 sizeof(
      3 NULL
      3 char *ID
      4 void *ID
      3 const char *
      4 printf(STR
      4 printf (STR
      4 int main ()
      3 fprintf(stderr
      3 malloc|free|memcpy|memset|strlen|strcmp(
      2 ID->ID
      3 ^ static int|void|const|inline|char|unsigned
      3 ^ extern int|void|const|char|struct
      2 ^ int|void|char|double|float|long ID(
      2 ^ int|void|char|double|float|long ID ... ;
      1 ^ case ID:
      1 ^ for|while|if|switch ( ... {
      1 ^ return ... ;
      1 ^ break;
      1 ^ @@/*
      3 ^ goto ID;
      3 ^ #pragma ID
      """),
    Language(
      .cPlusPlusSource, "C++", modes: "cpp cxx", shares: "h inc hh cgi",
      also: [.cPlusPlusHeader, .cPlusPlusInlineHeader, .preprocessedCPlusPlusSource], from: .cSource,
      """
      5 ^ #include <ID>
      6 ^ #include <ID/ID.hpp>
      8 std::ID
      6 using namespace ID;
      8 using namespace std
      4 ^ namespace ID {
      3 ^ namespace ID $
      3 ^ namespace {
      7 ^ template <
      5 template <typename|class ID
      9 ^ class ID : public|private|protected ID
      5 ^ class ID {
      4 ^ class ID;
      3 ^ class ID $
      6 ^ public|private|protected: $
      5 ^ public|private|protected:
      4 cout << 
      4 << endl
      3 ID::ID(
      3 ID::~ID
      3 ~ID()
      3 ^ virtual ID
      4 nullptr
      2 const ID& ID
      2 const ID &ID
      3 operator ANY
      5 static_cast|dynamic_cast|reinterpret_cast|const_cast<
      4 constexpr
      4 noexcept
      4 ^ explicit ID(
      2 ^ delete ID;
      2 ^ auto ID =
      2 ^ auto& ID
      4 override;
      5 ^ export module ID
      4 vector|map|string|unique_ptr|shared_ptr<
      4 catch (const ID
      3 ID::ID
      2 ^ for (auto
      3 friend class|struct
      3 ^ typename ID
      """),
    Language(
      .objectiveCSource, "Objective-C", modes: "objc", shares: "h",
      also: [.preprocessedObjectiveCSource], from: .cSource, standsAlone: true,
      """
      10 ^ @interface ID
      10 ^ @implementation ID
      4 ^^ @end
      8 ^ @property (
      8 ^ @property ID
      6 ^ @protocol ID
      6 ^ @synthesize ID
      7 ^ @class ID
      10 ^ #import <ID/ID.h>
      7 ^ #import STR
      6 ^^ - (ID
      6 ^^ + (ID
      10 [[ID alloc]
      4 @selector(
      5 NSString|NSArray|NSDictionary|NSObject|NSLog|NSInteger|NSUInteger|NSNumber|NSMutableArray
      3 [self ID
      3 @STR
      3 @autoreleasepool
      2 nil
      3 [ID ID:
      """),
    Language(
      .objectiveCPlusPlusSource, "Objective-C++", modes: "objcpp",
      also: [.preprocessedObjectiveCPlusPlusSource], from: .objectiveCSource,
      """
      8 std::ID
      7 ^ #include <ID>
      7 using namespace ID;
      6 ^ template <
      5 ^ class ID {
      5 ^ public: $
      5 static_cast<
      5 nullptr
      3 ID::ID
      """),
    Language(
      .cuda, "CUDA", from: .cPlusPlusSource,
      """
      12 __global__ void
      8 __device__ ID
      6 __shared__ ID
      8 threadIdx.ID
      8 cudaMalloc|cudaMemcpy|cudaFree(
      8 <<<
      """),
    Language(
      .openCL, "OpenCL", shares: "cl", from: .cSource,
      """
      10 __kernel void
      9 ^ kernel void ID(
      8 get_global_id|get_local_id(
      5 __global ID
      5 __local ID
      4 (global ID
      4 ^ #pragma OPENCL
      """),
    Language(
      .metal, "Metal", from: .cPlusPlusSource,
      """
      14 #include <metal_stdlib>
      12 using namespace metal;
      6 [[buffer|stage_in|position|texture
      6 ^ kernel|vertex|fragment ID ID(
      """),
    Language(
      .yacc, "yacc", modes: "bison", shares: "y", from: .cSource,
      """
      9 ^^ %token|left|right|type|union|start|nonassoc|precedence
      5 ^^ %define|expect|parse-param
      5 ^^ %% $
      3 ^^ %{
      4 $$ =
      3 yyerror(
      2 ^ | ID
      """),
    Language(
      .lex, "lex", modes: "flex", shares: "l ll", from: .cSource,
      """
      10 ^^ %option ID
      6 ^^ %x|s ID $
      4 ^^ %% $
      3 ^^ %{
      5 yytext
      4 yylex
      3 BEGIN(ID
      3 ECHO;
      """),
  ]
}
