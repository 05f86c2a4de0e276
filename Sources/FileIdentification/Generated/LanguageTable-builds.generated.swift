// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func buildsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .hcl
    case 1: .terraformVariables
    case 2: .just
    case 3: .cmake
    case 4: .gnuAutoconfSource
    case 5: .linkerScript
    case 6: .m4
    case 7: .deviceTree
    case 8: .kconfig
    case 9: .meson
    case 10: .n8grayMakefile
    case 11: .nginx
    case 12: .ninja
    case 13: .qmake
    case 14: .scons
    case 15: .makefile
    default: preconditionFailure("no type \(number)")
    }
  }

  static let builds: StaticString = ##"""
    12i0\40000oN0TQ0WV0000Dd0000000h@0000000000000gI0^e0FI1<m0^C0`60dV0hS0>Y0VZ0000000001390000Q414:\##
    0Lj0<k0P81=a0=a0[`0Y?0n^00000000016B0PF0000000000@810G0Al0000000000000[O0`j0AN0DP0cY00011Z11F0dj\##
    0C10000Tk0000MK0?I0EN19o0<\15B0]E0000Zg0A70Un0T<0aP0cR0000_50000AB0DE0Rl0go0000ni0000000eR000000\##
    0Dk0AZ00016R0_D1<>17a0FY0>h0=T0000000n01>212:0B20fG15T18d0<N0UE0bS0S=0Xn0N60i40?o0SZ0B8000000000\##
    0hi0000000Fh14h0j100017M0=<19[1;^13n0Bc1:C17>0W>0O`0>00SL0I^0000000>H16b0BK0000Ek0?:0RG0Qm0Af0ed\##
    1<P0fe0a:1830n:14O0Ok0d>0^P0000nQ1<_0ac0fU0CB0g10PS0CQ19L0f60000`H1:P1>D0iJ1;B10W1160000KV0bf0HX\##
    0@n0=I0g;1701:d1=Q0YP0i>0nC0Sk00013Z0Wm18T0]Q0l`0Pc0OT13I0000001;710g0000MW0VD0[;0Y`10<000000000\##
    0000Q\0bB0cC0000000Mi0000000on0b30000ZQ0?_0j?0e>0Z00L30DY11h0000000001<00_\0><00012Y18>0001=@000\##
    0000?10:04make08makefile04d in\##
    0X0:^^ .PHONY:\##
    0V0;^^ .PHONY :\##
    0W0=^^ .SUFFIXES:\##
    0Q09^^ ID: ID\##
    0V07^^ all:\##
    0U09^^ clean:\##
    0U0;^^ install:\##
    0U08^^ test:\##
    0Q08^^ ID: $\##
    0U0=^^ ID.o: ID.c\##
    0Y0;^^ ID.o: ID\##
    0Y0>^^ ID/ID.o: ID\##
    0W0;^^ ID: ID.o\##
    0U0B^ gcc|cc|ld|ar -ID\##
    0V0<^^ %.o: %.ID\##
    0T05^^ %:\##
    0U0b$(CC|CXX|CFLAGS|LDFLAGS|MAKE|RM|SRCS|OBJS|OBJ|SRC)\##
    0S05$(ID)\##
    0R07^^ ID =\##
    0T08^^ ID :=\##
    0T08^^ ID ?=\##
    0S08^^ ID +=\##
    0S02$@\##
    0S02$<\##
    0S02$^\##
    0V0?^^ ifeq|ifneq (\##
    0U0D^^ ifdef|ifndef ID $\##
    0T0:^^ endif $\##
    0T0=^^ include ID\##
    0T0;^^ -include\##
    0U0`$(shell|wildcard|patsubst|foreach|call|addprefix\##
    0T07^ @echo\##
    0T05^ @ID\##
    0S07^ rm -f\##
    0Q03\ $\##
    0U0<^^ export ID\##
    00003005CMake0002in\##
    1\0I^ cmake_minimum_required(\##
    1Z0J^ cmake_minimum_required (\##
    1X0<^ project(ID\##
    1U0;^ project (\##
    1W1\^ add_executable|add_library|add_subdirectory|add_custom_command|add_custom_target|add_definitions|add_test(\##
    1V12^ add_executable|add_library|add_subdirectory|add_custom_command (\##
    1W1d^ target_link_libraries|target_include_directories|target_compile_definitions|target_sources|target_compile_options(\##
    1V0I^ target_link_libraries (\##
    1V0c^ find_package|find_library|find_path|find_program(\##
    1V0M^ find_package|find_library (\##
    1T08^ set(ID\##
    1U0>^ set(CMAKE_ID\##
    1T09^ set (ID\##
    1V1J${CMAKE_CURRENT_SOURCE_DIR|CMAKE_SOURCE_DIR|CMAKE_BINARY_DIR|PROJECT_NAME|CMAKE_CXX_FLAGS}\##
    1T08^ if(NOT\##
    1S07^ if(ID\##
    1T09^ endif()\##
    1U0:^ endif(ID\##
    1T09^ elseif(\##
    1U0<^ foreach(ID\##
    1U0=^ endforeach(\##
    1V0T^ message(STATUS|FATAL_ERROR|WARNING\##
    1U0=^ message(STR\##
    1U0F^ include_directories(\##
    1U0Q^ install(TARGETS|FILES|DIRECTORY\##
    1T0=^ include(ID)\##
    1U0;^ option(ID\##
    1U0:^ macro(ID\##
    1T0=^ function(ID\##
    1U0=^ list(APPEND\##
    1U0A^ configure_file(\##
    1U0F^ file(GLOB|READ|WRITE\##
    1T0F^ string(REPLACE|REGEX\##
    1U0U^ set_target_properties|set_property(\##
    1T0B^ execute_process(\##
    1U0B^ enable_testing()\##
    1T0?^ cmake_policy(\##
    5000>005SCons0000\##
    2X0D^ env = Environment(\##
    2V0C^ ID = Environment(\##
    2V0menv.Program|Library|SharedLibrary|StaticLibrary|Append|Clone(\##
    2V0=^ Program(STR\##
    2W0=^ SConscript(\##
    2X0<^ Import(STR\##
    2U0<^ Export(STR\##
    2U0<^ Return(STR\##
    00009005Meson0000\##
    3Y0B^ project(STR, STR\##
    3T0@^ project(STR, $\##
    3U0@^ executable(STR\##
    3U0=^ subdir(STR)\##
    3W0@= dependency(STR\##
    3V1=^ ID = executable|library|shared_library|static_library|configure_file|files(\##
    3V08meson.ID\##
    3U0^^ install_headers|install_data|install_subdir(\##
    3T09^ endif $\##
    3T0A^ foreach ID : ID\##
    3U0<^ endforeach\##
    3U0;import(STR)\##
    3U0Dconfiguration_data()\##
    3T0F^ include_directories(\##
    3T0>^ test(STR, ID\##
    3T0=^ option(STR,\##
    0000<005Ninja0000\##
    4X0<^^ rule ID $\##
    4X0B^^ build ID.ID: ID\##
    4V0?^^ build ID: ID\##
    4V0<^^ build $ID\##
    4V0;^ command =\##
    4U0=^^ default ID\##
    4T0?^ description =\##
    4V0I^^ ninja_required_version\##
    4T0;^^ subninja\##
    4T03$in\##
    4T04$out\##
    0000010103HCL0<terraform tf00\##
    5Z0D^ resource STR STR {\##
    5Y0@^ data STR STR {\##
    5X0@^ variable STR {\##
    5W0@^ provider STR {\##
    5W0>^ output STR {\##
    5W0>^ module STR {\##
    5W0=^ terraform {\##
    5U0:^ locals {\##
    5Q0<^ ID = STR $\##
    5T08${var.ID\##
    5T06var.ID\##
    5Q0:^ ID = [ $\##
    5S0>^ source = STR\##
    00002004just04just00\##
    6V0=^^ default: $\##
    6U0?^^ set shell :=\##
    6V0B^^ set dotenv-load\##
    6U07^^ @ID:\##
    6U06{{ID}}\##
    6T08^^ ID :=\##
    6T0A^^ alias ID := ID\##
    0000610402m402m400\##
    7Z0:^ AC_INIT(\##
    7Y2M^ AC_PREREQ|AC_OUTPUT|AC_PROG_CC|AC_CONFIG_FILES|AC_CONFIG_HEADERS|AC_CHECK_HEADERS|AC_CHECK_LIB|AC_DEFUN|AC_SUBST|AC_ARG_ENABLE|AC_ARG_WITH|AM_INIT_AUTOMAKE\##
    7X1<^ AU_DEFUN|AC_LANG_PUSH|AM_CONDITIONAL|AC_DEFINE|AC_MSG_CHECKING|AC_REQUIRE(\##
    7W06^^ dnl\##
    7U05dnl $\##
    7V0:^ define(`\##
    7V09^ divert(\##
    7U07^ m4_ID\##
    7U0=^ changequote\##
    0000=005qmake0003pro\##
    8W0L^ TEMPLATE = app|lib|subdirs\##
    8V0:^ TARGET =\##
    8W07^ QT +=\##
    8V0<^ SOURCES +=\##
    8V0<^ HEADERS +=\##
    8U0;^ CONFIG +=\##
    8U0<^ SUBDIRS +=\##
    8U0@^ INCLUDEPATH +=\##
    8U0:^ FORMS +=\##
    8U0>^ RESOURCES +=\##
    8T05$$PWD\##
    0000;005nginx05nginx00\##
    9W0<^ server { $\##
    9W0<^ location /\##
    9V0<^ location ~\##
    9V0=^ listen NUM;\##
    9V0@^ server_name ID\##
    9U08^ root /\##
    9V0A^ proxy_pass http\##
    9V0E^ worker_processes ID\##
    9V0F^ worker_processes NUM\##
    9U0>^ fastcgi_pass\##
    9T0?^ upstream ID {\##
    0000500=linker script02ld00\##
    :X0<^ SECTIONS $\##
    :X0<^ SECTIONS {\##
    :W0:^ MEMORY $\##
    :W0:^ MEMORY {\##
    :W0;^ ENTRY(ID)\##
    :X0@^ OUTPUT_FORMAT(\##
    :V0>^ OUTPUT_ARCH(\##
    :V07*(.text\##
    :V0B*(.data|bss|rodata\##
    :U0<^ . = ALIGN(\##
    :T0:^ PROVIDE(\##
    0000700;device tree03dts00\##
    ;\0;^ /dts-v1/;\##
    ;V0@compatible = STR\##
    ;V0@^ #address-cells\##
    ;U09^ reg = <\##
    ;U0@^ interrupts = <\##
    ;U0?^ status = STR;\##
    ;U07^ &ID {\##
    ;T05^ / {\##
    00008007Kconfig0000\##
    <V0>^^ config ID $\##
    <V0:^ bool STR\##
    <V0>^ tristate STR\##
    <V0;^^ menu STR\##
    <U0:^^ endmenu\##
    <V0?^ depends on ID\##
    <U0=^^ source STR\##
    <U0<^ ---help---\##
    <T0=^ select ID $\##
    <T0>^ default ID $\##
    <T08^ help $\##
    """##
}
