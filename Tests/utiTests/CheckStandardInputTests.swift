import Foundation
import Testing

/// `check -` has the same result for a pipe and an open file as for a path.
@Suite struct CheckStandardInputTests {
  private static let conditions = [
    "--accept 'image/*'", "--accept '*/*'", "--kind photo", "--conforms-to public.data",
  ]

  /// Fixtures, a gzipped SVG, one with a script, a wrong extension, text, and an empty file.
  @Test(arguments: conditions) func pipeMatchesPath(_ condition: String) throws {
    let media = RunCommand.fixture("").path
    let result = try ShellCommand.run(
      #"""
      t=$(mktemp -d); trap 'rm -rf "$t"' EXIT; cd "$t"
      M='\#(media)'
      cp $M/live/IMG_0001.JPG $M/subtypes/plain.heic $M/subtypes/animated.gif $M/motion/MVIMG_0002.jpg .
      # Beside the picture it would be a half of the same item.
      cp $M/live/IMG_0001.MOV movie.mov
      cp $M/subtypes/plain.heic lies.jpg
      printf '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>' > a.svg
      printf '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' > s.svg
      gzip -nc a.svg > a.svgz; gzip -nc s.svg > s.svgz; gzip -nc a.svg > a.svg.gz
      printf 'words\n' > text.txt; : > empty.jpg; head -c 900 IMG_0001.JPG > cut.jpg
      n=0
      for f in *; do
        uti check $f \#(condition) > by-path 2> path-errors; p=$?
        cat $f | uti check - --name $f \#(condition) > by-pipe 2> pipe-errors; s=$?
        uti check - --name $f \#(condition) < $f > by-file 2> file-errors; r=$?
        sed "s/^uti: $f:/uti: -:/" path-errors > wanted
        cmp -s wanted pipe-errors && cmp -s wanted file-errors && [ $p = $s ] && [ $p = $r ] || {
          echo "$f: $p by path, $s by a pipe, $r as a file"; cat wanted pipe-errors file-errors; }
        rm by-path by-pipe by-file *-errors wanted; n=$((n + 1))
      done
      [ $n -ge 12 ] || echo "only $n files"
      """#)
    #expect(result.output.isEmpty && result.status == 0, "\(result.output) \(result.errors)")
  }
}
