// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func buildsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .hcl
    case 1: .vcl
    case 2: .terraformVariables
    case 3: .just
    case 4: .cmake
    case 5: .gnuAutoconfSource
    case 6: .linkerScript
    case 7: .m4
    case 8: .deviceTree
    case 9: .kconfig
    case 10: .meson
    case 11: .n8grayMakefile
    case 12: .nginx
    case 13: .ninja
    case 14: .bitBake
    case 15: .qmake
    case 16: .scons
    case 17: .makefile
    default: preconditionFailure("no type \(number)")
    }
  }

  static let builds: StaticString = ##"""
    0000h400000000000000000000000014@00000000000013I0001Rc0jC0l600014S1D]0000000001Dh0001Ho1X60]41J0\##
    0Xj0Hk0\80000e?0000000000000000000000\F0000000000001_21F=0000000000000000000000000000001GP000000\##
    0O10000000000000000000000000000iE0000M70000000000000oR0000k50000000000^l0000001:^00000011R000000\##
    0Pk0MZ0001LH0001R41MW0RY0IT0000000000001Sh00012G1KJ1NZ0HN0_=0dn0Z60000000_Z0N80000000000001b71am\##
    0000000000000001610001MC0I<1Id0000001P90000c>0000J00_L0000U^0000000001LX1^M0000000000^G0000Mf11d\##
    0m:0000001::1JE10>0000000jP1YP1RU0mc00012U0OB1310\S0000000000000lH1PF00015J1Q80000000001TX0WV0Ln\##
    0001Lf0001SG0eP00015>1:C0_k0000001IP0cm1NJ00018`0001XN1I?1Tg1Zf1]^0001`S0YW0000000001c=1WQ000000\##
    0000]\0nB1X[0oC0000000000001Ed0n30000000K_0000000000PY0001G^0000000000k\0J<0000001HO1N4000000000\##
    1H_0000001ED0`Q0cV0000Pd0000000000000000001\G0je0RI00000000010V0000JY0000bZ000000000000000000000\##
    0000001SW0Ia0g`0000000000000000001L80000000000000L80Ml0000000000000000gO0lj0MN0PP0oY0001G<10j000\##
    0000000`k1ZW0YK0KI0QN1Oe0H\1K81:o0000fg0an0000`<1_F1W?0mP0000000MB0PE00013o000000000000000000000\##
    0000000000000kD0000000000Jh0000000001:00001H00N21DR0000aE0nS1Y;1@I1BO1540Ko000000000000000000000\##
    14i0000000Rh1J^1[40000001OQ1QT0Nc0000001M40000[`0000000000000000000JH1aT0NK0000Qk0K:0000]m0001RF\##
    12e1Mi0000000[k0000000000000001:Q0000000000000000OQ1OB1260000000001T:0000000001FM1Fl1_X0nf0TX0II\##
    13;0000001PZ0000000000000000000000000000000iQ0000\c0[T0000000001Pm1F]0001^^0bD1bY0g;0e`1F2000000\##
    0000000000000000001Xg0Yi1ZA0000000000fQ00016?11>0f00X30000000000000001Qf1`B0000000000000001S6000\##
    0000A10;04make08makefile04d in\##
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
    0W0`$(shell|wildcard|patsubst|foreach|call|addprefix\##
    0T07^ @echo\##
    0T05^ @ID\##
    0S07^ rm -f\##
    0Q03\ $\##
    0T0<^^ export ID\##
    00004005CMake0002in\##
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
    5000@005SCons0000\##
    2X0D^ env = Environment(\##
    2V0C^ ID = Environment(\##
    2V0menv.Program|Library|SharedLibrary|StaticLibrary|Append|Clone(\##
    2V0=^ Program(STR\##
    2W0=^ SConscript(\##
    2X0<^ Import(STR\##
    2U0<^ Export(STR\##
    2U0<^ Return(STR\##
    0000:005Meson0000\##
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
    3T0;import(STR)\##
    3U0Dconfiguration_data()\##
    3T0F^ include_directories(\##
    3T0>^ test(STR, ID\##
    3T0=^ option(STR,\##
    0000=005Ninja0000\##
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
    0000010203HCL0<terraform tf00\##
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
    00003004just04just00\##
    6V0=^^ default: $\##
    6U0?^^ set shell :=\##
    6V0B^^ set dotenv-load\##
    6U07^^ @ID:\##
    6T06{{ID}}\##
    6T08^^ ID :=\##
    6T0A^^ alias ID := ID\##
    6010710502m402m400\##
    7Z0:^ AC_INIT(\##
    7Y2M^ AC_PREREQ|AC_OUTPUT|AC_PROG_CC|AC_CONFIG_FILES|AC_CONFIG_HEADERS|AC_CHECK_HEADERS|AC_CHECK_LIB|AC_DEFUN|AC_SUBST|AC_ARG_ENABLE|AC_ARG_WITH|AM_INIT_AUTOMAKE\##
    7X1<^ AU_DEFUN|AC_LANG_PUSH|AM_CONDITIONAL|AC_DEFINE|AC_MSG_CHECKING|AC_REQUIRE(\##
    7W06^^ dnl\##
    7U05dnl $\##
    7V0:^ define(`\##
    7V09^ divert(\##
    7U0=^ changequote\##
    7Y5F^ AC_MSG_RESULT|AC_MSG_ERROR|AC_MSG_WARN|AC_CACHE_CHECK|AC_CACHE_VAL|AC_TRY_COMPILE|AC_TRY_LINK|AC_CHECK_FUNC|AC_CHECK_FUNCS|AC_PATH_PROG|AC_ARG_VAR|AC_COMPILE_IFELSE|AC_LINK_IFELSE|AC_RUN_IFELSE|AC_CHECK_PROG|AC_CHECK_TOOL|AC_DEFINE_UNQUOTED|AC_BEFORE|AC_PROVIDE|AC_DEFUN_ONCE|AC_LANG_SAVE|AC_LANG_POP|AC_CHECK_TYPE|AC_CHECK_DECL|AC_TRY_RUN(\##
    7Y22^ AS_IF|AS_CASE|AS_HELP_STRING|AM_NLS|AM_GNU_GETTEXT|AM_PATH_PROG_WITH_TEST|PKG_CHECK_MODULES|PKG_CHECK_EXISTS|AX_REQUIRE_DEFINED(\##
    7X1om4_define|m4_ifdef|m4_include|m4_pushdef|m4_popdef|m4_if|m4_foreach|m4_defn|m4_bpatsubst|m4_ifval|m4_default|m4_shift|m4_defun(\##
    7V07ifdef(`\##
    7V07ifelse(\##
    7T04[$1]\##
    0000?005qmake0003pro\##
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
    0000<005nginx05nginx00\##
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
    0000600=linker script02ld00\##
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
    0000800;device tree03dts00\##
    ;\0;^ /dts-v1/;\##
    ;V0@compatible = STR\##
    ;V0@^ #address-cells\##
    ;U09^ reg = <\##
    ;U0@^ interrupts = <\##
    ;U0?^ status = STR;\##
    ;U07^ &ID {\##
    ;T05^ / {\##
    00009007Kconfig0000\##
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
    00001003VCL03vcl00\##
    =\0;^^ vcl NUM;\##
    =\2D^ sub vcl_recv|vcl_fetch|vcl_deliver|vcl_backend_response|vcl_backend_fetch|vcl_hash|vcl_hit|vcl_miss|vcl_pass|vcl_pipe|vcl_error|vcl_synth|vcl_init\##
    =T0>^ backend ID {\##
    =U0Qreq.http|url|request|backend_hint\##
    =T0D^ .host|port|probe =\##
    =V09beresp.ID\##
    =U08bereq.ID\##
    =W0@set|unset req.ID\##
    =W0Aset|unset resp.ID\##
    =W0Cset|unset beresp.ID\##
    0000>007BitBake07bitbake00\##
    >Z0BLIC_FILES_CHKSUM =\##
    >V0;^^ SRC_URI[\##
    >U0:^^ SRC_URI\##
    >X1?^^ do_install|do_compile|do_configure|do_deploy|do_fetch|do_unpack|do_patch() {\##
    >W1C^^ do_install_append|do_compile_prepend|do_configure_prepend|do_install_prepend() {\##
    >X0[^^ FILES|RDEPENDS|RRECOMMENDS|PACKAGES:${PN\##
    >V0=^^ FILES_${PN\##
    >V0@^^ RDEPENDS_${PN\##
    >X0@^^ python ID() {\##
    >X0>^^ python () {\##
    >V0V^^ addtask|deltask|EXPORT_FUNCTIONS ID\##
    >S0=^^ inherit ID\##
    >S0m^^ SUMMARY|DESCRIPTION|HOMEPAGE|SECTION|LICENSE|DEPENDS = STR\##
    >U0Eoe_runmake|oe_runconf\##
    >T06${D}${\##
    >T0Nbb.utils|note|data|fetch|build\##
    >W0P^^ do_install:append|prepend() {\##
    >V0S^^ SRC_URI_append|SRC_URI_prepend =\##
    """##
}
