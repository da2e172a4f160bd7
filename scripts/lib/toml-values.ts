/**
 * Puts a value in the place of the one that a section of a TOML file has, and leaves everything else, comments too, as it is.
 * @param header as in the file, such as `[env.production.vars]`.
 * @param value as TOML writes it.
 * @throws when the section has no such key.
 */
export function withValue(toml: string, header: string, key: string, value: string): string {
	const lines = toml.split("\n");
	const start = lines.findIndex((line) => line.trim() === header);
	const length = lines.slice(start + 1).findIndex((line) => line.startsWith("["));
	const end = length === -1 ? lines.length : start + 1 + length;
	const at = lines.findIndex((line, index) => index > start && index < end && line.split("=")[0]?.trim() === key);
	if (start === -1 || at === -1) throw new Error(`${header} has no ${key}: put it back as it was shipped.`);
	return lines.with(at, `${key} = ${value}`).join("\n");
}
