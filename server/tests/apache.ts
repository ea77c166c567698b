/** Where Debian puts the parts of Apache. */
export const APACHE_MODULES = '/usr/lib/apache2/modules';

/** The configuration of an Apache in the foreground that keeps its files to one folder. */
export const apacheBasics = (
  directory: string,
  port: number,
  modules: readonly string[],
  lines: readonly string[],
): string =>
  [
    `ServerRoot ${directory}`,
    ...['mpm_event', 'authz_core', ...modules].map(
      (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
    ),
    // An account of every Debian, for its workers where the tests' own is root.
    'User www-data',
    'Group www-data',
    `Listen 127.0.0.1:${port}`,
    'ServerName 127.0.0.1',
    `PidFile ${directory}/apache.pid`,
    `DefaultRuntimeDir ${directory}`,
    'ErrorLog /dev/null',
    ...lines,
    '',
  ].join('\n');
