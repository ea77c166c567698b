/** The folder of Apache's parts on Debian. */
export const APACHE_MODULES = '/usr/lib/apache2/modules';

/** Returns the configuration of an Apache in the foreground that writes only into one folder. */
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
    // Every Debian has this account. Apache runs its workers under it if the tests run as root.
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
