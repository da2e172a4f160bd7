/** A value as SQLite stores it: integers of 64 bits as bigint, reals as number. */
export type Value = null | string | bigint | number | Uint8Array;

/** A row as one line of JSON. Integers have no point and reals have one, so each comes back as what it was. */
export function encodeRow(row: readonly Value[]): string {
	return `[${row.map(encode).join(",")}]`;
}

/** @throws when the line is not a row. */
export function decodeRow(line: string): Value[] {
	// `source` is the number as it was written: JavaScript's own would round integers of more than 53 bits.
	const revive = (_key: string, value: unknown, context?: { source: string }): unknown => {
		if (typeof value === "number" && context !== undefined) {
			return /[.eE]/.test(context.source) ? value : BigInt(context.source);
		}
		return typeof value === "object" && value !== null && "blob" in value
			? new Uint8Array(Buffer.from(String(value.blob), "base64"))
			: value;
	};
	const row: unknown = JSON.parse(line, revive as (key: string, value: unknown) => unknown);
	if (!Array.isArray(row)) throw new Error("a row is an array");
	return row as Value[];
}

function encode(value: Value): string {
	if (value === null || typeof value === "string") return JSON.stringify(value);
	if (typeof value === "bigint") return String(value);
	if (typeof value === "number") return real(value);
	return JSON.stringify({ blob: Buffer.from(value).toString("base64") });
}

function real(value: number): string {
	if (!Number.isFinite(value)) return value > 0 ? "9e999" : "-9e999";
	const text = String(value);
	return /[.e]/.test(text) ? text : `${text}.0`;
}
