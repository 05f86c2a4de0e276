// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func graphicsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .hlsl
    case 1: .unityShader
    case 2: .plantUML
    case 3: .godotShader
    case 4: .glsl
    case 5: .openSCAD
    case 6: .povRay
    case 7: .wgsl
    default: preconditionFailure("no type \(number)")
    }
  }

  static let graphics: StaticString = ##"""
    0C[0C?0W30K@0VY0000000EL0J00KX0T;0G\0E^0ML0BX0J`0Q70000000000000QJ0IG0000Ie0UM0>W0PA0CN0IV0N=0=b\##
    0;B0000000WB0000000000000000AG0Q[0?c0<n0710M?0PP0I50Ki0F>0R<0F\0Sl0O_0P]0Rk0Dk0BH0;g0GC000000000\##
    0000000000Bj0:^0Ma0Om06^0?50Pi0EV08c0JB09i0D^0=?0G10MV0000000U@0L[0000U_0LL0000000000000@V0N4000\##
    0000H50Hc0<60<F0:K0000E:0000>50000JT0Gi0000=T0000000S;0000000M10Nd0000000000000000NS0NF0OM0D40L8\##
    00004004GLSL04glsl0Jfs vs gs shader frag fp vp\##
    0Z0?^^ #version NUM\##
    0X1^gl_Position|gl_FragColor|gl_FragCoord|gl_Vertex|gl_TexCoord|gl_ModelViewProjectionMatrix|gl_FragData|gl_Normal\##
    0X12^ uniform vec2|vec3|vec4|mat3|mat4|sampler2D|float|int|samplerCube\##
    0W0N^ varying vec2|vec3|vec4|float\##
    0V0?^ varying ID ID\##
    0W0P^ attribute vec2|vec3|vec4|float\##
    0V0Q^ in|out vec2|vec3|vec4|float ID;\##
    0X0;^ layout(ID\##
    0X0<^ layout (ID\##
    0Y0T^ precision mediump|highp|lowp float\##
    0T0=^ void main()\##
    0T0A^ void main(void)\##
    0U0:texture2D(\##
    0S0?vec2|vec3|vec4(\##
    0S0N^ vec2|vec3|vec4|mat4|float ID\##
    0T0J^ const float|vec3|vec2 ID\##
    0H0Z^^ import|module|class|function|package ID\##
    0J0H^ func|fun|def|let|fn ID\##
    00000004HLSL07hlsl cg00\##
    1X0]: SV_Position|SV_POSITION|SV_Target|SV_TARGET\##
    1W0m: POSITION|TEXCOORD0|NORMAL|COLOR|COLOR0|POSITION0|TEXCOORD1;\##
    1X0<^ cbuffer ID\##
    1W0>^ Texture2D ID\##
    1V0A^ SamplerState ID\##
    1W0;: register(\##
    1U09float4 ID\##
    1T0Efloat2|float3|float4(\##
    1U0V^ technique|technique10|technique11 ID\##
    1U09^ pass ID\##
    1T0;float4x4 ID\##
    1U0>^ sampler2D ID\##
    1U06tex2D(\##
    1V04mul(\##
    1U0<[numthreads(\##
    00007004WGSL0000\##
    2Y0J^ @vertex|fragment|compute\##
    2X0A@builtin(position\##
    2W0>@location(NUM)\##
    2W0E@group(NUM) @binding(\##
    2U09vec4<f32>\##
    2T08^ fn ID(\##
    2T0<var<uniform>\##
    00001009ShaderLab09shaderlab00\##
    3Y0>^ Shader STR {\##
    3Y0>^ Shader STR $\##
    3V0;^ SubShader\##
    3V0;^ CGPROGRAM\##
    3V07^ ENDCG\##
    3U0>^ Properties $\##
    3U0>^ Properties {\##
    3T08^ Pass $\##
    3T08^ Tags {\##
    00005008OpenSCAD0000\##
    4W0D^ module ID( ... ) {\##
    4U0=^ translate([\##
    4V0;translate([\##
    4V0@^ difference() {\##
    4V0;^ union() {\##
    4V0B^ intersection() {\##
    4V0:^ rotate([\##
    4U09cylinder(\##
    4U06cube([\##
    4T07sphere(\##
    4U0?linear_extrude(\##
    4U05^ $fn\##
    4V05$fn =\##
    4U09^ use <ID\##
    4T0=^ include <ID\##
    4U0?rotate_extrude(\##
    00006007POV-Ray03pov00\##
    5V0>^ #include STR\##
    5W0:^ camera {\##
    5W0@^ light_source {\##
    5V0;^ pigment {\##
    5U09pigment {\##
    5U08finish {\##
    5T0:^ sphere {\##
    5T0?^ #declare ID =\##
    5X0=^ #declare ID\##
    5T05rgb <\##
    0000300<Godot shader0000\##
    6\0[^ shader_type canvas_item|spatial|particles\##
    6T0<^ uniform ID\##
    6T0A^ void fragment()\##
    00002008PlantUML08plantuml00\##
    7^0;^ @startuml\##
    7\11^ @startmindmap|startgantt|startsalt|startwbs|startjson|startyaml\##
    7V09^ @enduml\##
    7V0>^ skinparam ID\##
    7U0f^ participant|actor|usecase|boundary|control|entity ID\##
    7T0F^ note left|right|over\##
    7S0;^ ID -> ID:\##
    7S0;^ ID --> ID\##
    """##
}
