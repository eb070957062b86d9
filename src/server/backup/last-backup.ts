/** How the last scheduled backup of this process ended, or when the newest one that was found at its start was made. */
export type LastBackup = { at: Date; ok: boolean };

let last: LastBackup | undefined;

/** The last scheduled backup; undefined where none was made, or none is configured. For whoever watches the site. */
export function lastBackup(): LastBackup | undefined {
  return last;
}

export function noteBackup(backup: LastBackup): void {
  last = backup;
}
