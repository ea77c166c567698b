import { resolve } from 'node:path';
import { readConfiguration } from './configuration';
import { StartupError } from '@agency-site/process/startup-error';

/** Returns the data directory of a command. @throws {StartupError} for a database on another machine, whose own tools make backups. */
export function embeddedDataDirectory(environment: NodeJS.ProcessEnv): string {
  const { supabase, dataDirectory } = readConfiguration(environment);
  if (supabase.kind === 'hosted')
    throw new StartupError('SUPABASE_URL is set: Supabase makes the backups of a hosted project.');
  if (supabase.databaseUrl)
    throw new StartupError('DATABASE_URL is set: back that database up with pg_dump, and DATA_DIR as files.');
  return dataDirectory;
}

/** The arguments of the command. */
export const commandArguments = process.argv.slice(2);

/** Resolves a path from the folder where somebody typed it, because npm runs scripts in the repository. */
export const resolveFromCallerDirectory = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** Formats a size: "5.2 MB". */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Runs a command, and prints its result and its duration. It prints an error that a person can fix as one line; a failure exits with code
 * 1.
 * @param command returns the lines to print
 * @param timed false for a command that waits for people
 */
export async function runCommand(command: () => Promise<readonly string[]>, timed = true): Promise<void> {
  const began = performance.now();
  try {
    const lines = await command();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${lines.join('\n')}\n${timed ? `  in ${seconds} s\n` : ''}`);
  } catch (error) {
    // Compared by name, because the build of the embedded Supabase has another class of the same name.
    const isExpected = error instanceof Error && (error.name === StartupError.name || 'code' in error);
    process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
}
