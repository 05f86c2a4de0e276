internal import UniformTypes

extension Language {
  /// What builds and deploys programs.
  static let builds: [Language] = [
    Language(
      .makefile, "make", modes: "makefile", shares: "d in", also: [.n8grayMakefile],
      """
      8 ^^ .PHONY:
      6 ^^ .PHONY : 
      7 ^^ .SUFFIXES:
      1 ^^ ID: ID
      6 ^^ all:
      5 ^^ clean:
      5 ^^ install:
      5 ^^ test:
      1 ^^ ID: $
      5 ^^ ID.o: ID.c
      9 ^^ ID.o: ID
      9 ^^ ID/ID.o: ID
      7 ^^ ID: ID.o
      5 ^ gcc|cc|ld|ar -ID
      6 ^^ %.o: %.ID
      4 ^^ %: 
      5 $(CC|CXX|CFLAGS|LDFLAGS|MAKE|RM|SRCS|OBJS|OBJ|SRC)
      3 $(ID)
      2 ^^ ID = 
      4 ^^ ID := 
      4 ^^ ID ?= 
      3 ^^ ID += 
      3 $@
      3 $<
      3 $^
      6 ^^ ifeq|ifneq (
      5 ^^ ifdef|ifndef ID $
      4 ^^ endif $
      4 ^^ include ID
      4 ^^ -include
      5 $(shell|wildcard|patsubst|foreach|call|addprefix
      4 ^ @echo
      4 ^ @ID
      3 ^ rm -f
      1 \\ $
      5 ^^ export ID
      """),
    Language(
      .cmake, "CMake", shares: "in", ignoresCase: true,
      """
      12 ^ cmake_minimum_required(
      10 ^ cmake_minimum_required (
      8 ^ project(ID
      5 ^ project (
      7 ^ add_executable|add_library|add_subdirectory|add_custom_command|add_custom_target|add_definitions|add_test(
      6 ^ add_executable|add_library|add_subdirectory|add_custom_command (
      7 ^ target_link_libraries|target_include_directories|target_compile_definitions|target_sources|target_compile_options(
      6 ^ target_link_libraries (
      6 ^ find_package|find_library|find_path|find_program(
      6 ^ find_package|find_library (
      4 ^ set(ID
      5 ^ set(CMAKE_ID
      4 ^ set (ID
      6 ${CMAKE_CURRENT_SOURCE_DIR|CMAKE_SOURCE_DIR|CMAKE_BINARY_DIR|PROJECT_NAME|CMAKE_CXX_FLAGS}
      4 ^ if(NOT
      3 ^ if(ID
      4 ^ endif()
      5 ^ endif(ID
      4 ^ elseif(
      5 ^ foreach(ID
      5 ^ endforeach(
      6 ^ message(STATUS|FATAL_ERROR|WARNING
      5 ^ message(STR
      5 ^ include_directories(
      5 ^ install(TARGETS|FILES|DIRECTORY
      4 ^ include(ID)
      5 ^ option(ID
      5 ^ macro(ID
      4 ^ function(ID
      5 ^ list(APPEND
      5 ^ configure_file(
      5 ^ file(GLOB|READ|WRITE
      4 ^ string(REPLACE|REGEX
      5 ^ set_target_properties|set_property(
      4 ^ execute_process(
      5 ^ enable_testing()
      4 ^ cmake_policy(
      """),
    Language(
      .scons, "SCons", from: .pythonScript,
      """
      8 ^ env = Environment(
      6 ^ ID = Environment(
      6 env.Program|Library|SharedLibrary|StaticLibrary|Append|Clone(
      6 ^ Program(STR
      7 ^ SConscript(
      8 ^ Import(STR
      5 ^ Export(STR
      5 ^ Return(STR
      """),
    Language(
      .meson, "Meson",
      """
      9 ^ project(STR, STR
      4 ^ project(STR, $
      5 ^ executable(STR
      5 ^ subdir(STR)
      7 = dependency(STR
      6 ^ ID = executable|library|shared_library|static_library|configure_file|files(
      6 meson.ID
      5 ^ install_headers|install_data|install_subdir(
      4 ^ endif $
      4 ^ foreach ID : ID
      5 ^ endforeach
      5 import(STR)
      5 configuration_data()
      4 ^ include_directories(
      4 ^ test(STR, ID
      4 ^ option(STR, 
      """),
    Language(
      .ninja, "Ninja",
      """
      8 ^^ rule ID $
      8 ^^ build ID.ID: ID
      6 ^^ build ID: ID
      6 ^^ build $ID
      6 ^ command = 
      5 ^^ default ID
      4 ^ description = 
      6 ^^ ninja_required_version
      4 ^^ subninja
      4 $in
      4 $out
      """),
    Language(
      .hcl, "HCL", modes: "terraform tf", also: [.terraformVariables],
      """
      10 ^ resource STR STR {
      9 ^ data STR STR {
      8 ^ variable STR {
      7 ^ provider STR {
      7 ^ output STR {
      7 ^ module STR {
      7 ^ terraform {
      5 ^ locals {
      1 ^ ID = STR $
      4 ${var.ID
      4 var.ID
      1 ^ ID = [ $
      3 ^ source = STR
      """),
    Language(
      .just, "just", modes: "just",
      """
      6 ^^ default: $
      5 ^^ set shell := 
      6 ^^ set dotenv-load
      5 ^^ @ID:
      5 {{ID}}
      4 ^^ ID := 
      4 ^^ alias ID := ID
      """),
    Language(
      .m4, "m4", modes: "m4", also: [.gnuAutoconfSource],
      """
      10 ^ AC_INIT(
      9 ^ AC_PREREQ|AC_OUTPUT|AC_PROG_CC|AC_CONFIG_FILES|AC_CONFIG_HEADERS|AC_CHECK_HEADERS|AC_CHECK_LIB|AC_DEFUN|AC_SUBST|AC_ARG_ENABLE|AC_ARG_WITH|AM_INIT_AUTOMAKE
      8 ^ AU_DEFUN|AC_LANG_PUSH|AM_CONDITIONAL|AC_DEFINE|AC_MSG_CHECKING|AC_REQUIRE(
      7 ^^ dnl
      5 dnl $
      6 ^ define(`
      6 ^ divert(
      5 ^ m4_ID
      5 ^ changequote
      """),
    Language(
      .qmake, "qmake", shares: "pro",
      """
      7 ^ TEMPLATE = app|lib|subdirs
      6 ^ TARGET = 
      7 ^ QT += 
      6 ^ SOURCES += 
      6 ^ HEADERS += 
      5 ^ CONFIG += 
      5 ^ SUBDIRS += 
      5 ^ INCLUDEPATH += 
      5 ^ FORMS += 
      5 ^ RESOURCES += 
      4 $$PWD
      """),
    Language(
      .nginx, "nginx", modes: "nginx",
      """
      7 ^ server { $
      7 ^ location / 
      6 ^ location ~
      6 ^ listen NUM;
      6 ^ server_name ID
      5 ^ root /
      6 ^ proxy_pass http
      6 ^ worker_processes ID
      6 ^ worker_processes NUM
      5 ^ fastcgi_pass
      4 ^ upstream ID {
      """),
    Language(
      .linkerScript, "linker script", modes: "ld",
      """
      8 ^ SECTIONS $
      8 ^ SECTIONS {
      7 ^ MEMORY $
      7 ^ MEMORY {
      7 ^ ENTRY(ID)
      8 ^ OUTPUT_FORMAT(
      6 ^ OUTPUT_ARCH(
      6 *(.text
      6 *(.data|bss|rodata
      5 ^ . = ALIGN(
      4 ^ PROVIDE(
      """),
    Language(
      .deviceTree, "device tree", modes: "dts",
      """
      12 ^ /dts-v1/;
      6 compatible = STR
      6 ^ #address-cells
      5 ^ reg = <
      5 ^ interrupts = <
      5 ^ status = STR;
      5 ^ &ID {
      4 ^ / {
      """),
    Language(
      .kconfig, "Kconfig",
      """
      6 ^^ config ID $
      6 ^ bool STR
      6 ^ tristate STR
      6 ^^ menu STR
      5 ^^ endmenu
      6 ^ depends on ID
      5 ^^ source STR
      5 ^ ---help---
      4 ^ select ID $
      4 ^ default ID $
      4 ^ help $
      """),
  ]

  /// Languages of circuits.
  static let hardware: [Language] = [
    Language(
      .verilog, "Verilog", shares: "v",
      also: [.coteditorVerilog, .n8grayVerilog, .vimVFile],
      """
      6 ^ module ID ( $
      5 ^ module ID(
      5 ^ module ID (
      4 ^ module ID
      7 ^ endmodule
      6 ^ always @(
      7 ^ always @ (
      7 always @(posedge
      6 posedge ID
      5 ^ assign ID = 
      5 ^ assign ID
      5 ^ input wire
      5 ^ output reg
      4 ^ input|output ID
      5 ^ input [NUM:NUM
      5 ^ output [NUM:NUM
      4 ^ reg [
      5 ^ wire [
      3 ^ wire|reg ID
      5 ^ initial begin
      4 ^ end $
      4 ^ `timescale
      4 ^ `include|define|ifdef|default_nettype
      5 NUM'ID
      4 <= NUM'
      4 ^ $display(
      5 ^ parameter ID = 
      5 $monitor|display|finish|dumpvars
      4 ^ endcase
      """),
    Language(
      .systemVerilog, "SystemVerilog", modes: "sv", shares: "v vh", from: .verilog,
      """
      8 ^ always_ff|always_comb|always_latch
      6 ^ logic [
      5 ^ input|output logic
      4 ^ logic ID
      7 ^ endclass|endinterface|endpackage|endprogram|endtask|endfunction
      5 ^ interface ID
      5 ^ typedef enum logic
      5 ^ import ID::*;
      6 `uvm_ID
      4 ^ virtual function|task
      5 ^ covergroup|constraint|modport ID
      4 ^ rand ID
      4 ^ class ID;
      3 ^ initial $
      4 ^ program ID
      """),
    Language(
      .vhdl, "VHDL", also: [.coteditorVhdl, .n8grayVhdl, .vimVhdlFile], ignoresCase: true,
      """
      10 ^ library ieee;
      9 ^ use ieee.ID
      8 ^ entity ID is
      9 ^ architecture ID of ID is
      5 ^ end ID;
      6 ^ port ( $
      5 ^ port(
      6 : in std_logic
      6 : out std_logic
      5 std_logic_vector(
      4 ^ signal ID :
      4 ^ signal ID:
      4 ^ process (
      4 ^ process(
      4 ^ end process
      6 rising_edge(
      3 ID <= 
      4 ^ component ID
      3 ^ @@--
      3 ^ begin $
      """),
  ]

  /// Languages of pictures and of graphics processors.
  static let graphics: [Language] = [
    Language(
      .glsl, "GLSL", modes: "glsl", shares: "fs vs gs shader frag fp vp",
      """
      10 ^^ #version NUM
      8 gl_Position|gl_FragColor|gl_FragCoord|gl_Vertex|gl_TexCoord|gl_ModelViewProjectionMatrix|gl_FragData|gl_Normal
      8 ^ uniform vec2|vec3|vec4|mat3|mat4|sampler2D|float|int|samplerCube
      7 ^ varying vec2|vec3|vec4|float
      6 ^ varying ID ID
      7 ^ attribute vec2|vec3|vec4|float
      6 ^ in|out vec2|vec3|vec4|float ID;
      8 ^ layout(ID
      8 ^ layout (ID
      9 ^ precision mediump|highp|lowp float
      4 ^ void main()
      4 ^ void main(void)
      5 texture2D(
      3 vec2|vec3|vec4(
      3 ^ vec2|vec3|vec4|mat4|float ID
      4 ^ const float|vec3|vec2 ID
      """),
    Language(
      .hlsl, "HLSL", modes: "hlsl cg",
      """
      8 : SV_Position|SV_POSITION|SV_Target|SV_TARGET
      7 : POSITION|TEXCOORD0|NORMAL|COLOR|COLOR0|POSITION0|TEXCOORD1;
      8 ^ cbuffer ID
      7 ^ Texture2D ID
      6 ^ SamplerState ID
      7 : register(
      5 float4 ID
      4 float2|float3|float4(
      5 ^ technique|technique10|technique11 ID
      5 ^ pass ID
      4 float4x4 ID
      5 ^ sampler2D ID
      5 tex2D(
      6 mul(
      5 [numthreads(
      """),
    Language(
      .wgsl, "WGSL",
      """
      9 ^ @vertex|fragment|compute
      8 @builtin(position
      7 @location(NUM)
      7 @group(NUM) @binding(
      5 vec4<f32>
      4 ^ fn ID(
      4 var<uniform>
      """),
    Language(
      .unityShader, "ShaderLab", modes: "shaderlab",
      """
      9 ^ Shader STR {
      9 ^ Shader STR $
      6 ^ SubShader
      6 ^ CGPROGRAM
      6 ^ ENDCG
      5 ^ Properties $
      5 ^ Properties {
      4 ^ Pass $
      4 ^ Tags {
      """),
    Language(
      .openSCAD, "OpenSCAD",
      """
      7 ^ module ID( ... ) {
      5 ^ translate([
      6 translate([
      6 ^ difference() {
      6 ^ union() {
      6 ^ intersection() {
      6 ^ rotate([
      5 cylinder(
      5 cube([
      4 sphere(
      5 linear_extrude(
      5 ^ $fn
      6 $fn =
      5 ^ use <ID
      4 ^ include <ID
      5 rotate_extrude(
      """),
    Language(
      .povRay, "POV-Ray", modes: "pov",
      """
      6 ^ #include STR
      7 ^ camera {
      7 ^ light_source {
      6 ^ pigment {
      5 pigment {
      5 finish {
      4 ^ sphere {
      4 ^ #declare ID = 
      8 ^ #declare ID
      4 rgb <
      """),
    Language(
      .godotShader, "Godot shader",
      """
      12 ^ shader_type canvas_item|spatial|particles
      4 ^ uniform ID
      4 ^ void fragment()
      """),
  ]
}
