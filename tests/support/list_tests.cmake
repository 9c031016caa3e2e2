# Writes add_test lines for every Boost.Test case of an executable.
#   cmake -D executable=… -D list=… -D source_dir=… -P list_tests.cmake
execute_process(
    COMMAND ${executable} --list_content=HRF
    OUTPUT_VARIABLE standard_output
    ERROR_VARIABLE content
    RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${executable} --list_content failed (${status}):\n${content}")
endif()
string(REGEX MATCHALL "[^\n]+" lines "${content}")
get_filename_component(program "${executable}" NAME)
set(suite "")
set(text "")
set(count 0)
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^( *)([A-Za-z0-9_]+)\\*?(:.*)?$")
        message(FATAL_ERROR "cannot read the line '${line}' of ${executable} --list_content")
    endif()
    string(LENGTH "${CMAKE_MATCH_1}" indent)
    set(name "${CMAKE_MATCH_2}")
    if(indent EQUAL 0)
        # A suite at the top level. Cases outside suites are refused: every case has a home.
        set(suite "${name}")
    else()
        math(EXPR count "${count} + 1")
        string(APPEND text "add_test([==[${program}.${suite}.${name}]==] [==[${executable}]==] "
            "[==[--run_test=${suite}/${name}]==] --report_level=no)\n"
            "set_tests_properties([==[${program}.${suite}.${name}]==] PROPERTIES "
            "WORKING_DIRECTORY [==[${source_dir}]==])\n")
    endif()
endforeach()
if(count EQUAL 0)
    message(FATAL_ERROR "${executable} holds no test case inside a suite")
endif()
file(WRITE "${list}" "${text}")
