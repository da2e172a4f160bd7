/** Reads and renames cut fonts: the tables of an OpenType file. Source: ISO/IEC 14496-22, 4.4, 5.2.1 (cmap), 5.2.6 (name). */

interface Table {
	tag: string;
	data: Buffer;
}

function tablesOf(font: Buffer): Table[] {
	return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
		const at = 12 + index * 16;
		const offset = font.readUInt32BE(at + 8);
		return {
			tag: font.toString("latin1", at, at + 4),
			data: font.subarray(offset, offset + font.readUInt32BE(at + 12)),
		};
	});
}

/** The font under another family name, so that two cuts of one family can be told apart. */
export function renamed(font: Buffer, family: string): Buffer {
	const names = [
		[1, family],
		[2, "Regular"],
		[4, family],
		[6, family],
	] as const;
	const text = Buffer.from(names.map(([, value]) => value).join(""), "utf16le").swap16();
	const name = Buffer.alloc(6 + names.length * 12);
	name.writeUInt16BE(names.length, 2);
	name.writeUInt16BE(name.length, 4);
	let offset = 0;
	for (const [index, [id, value]] of names.entries()) {
		const record = [3, 1, 0x409, id, value.length * 2, offset];
		for (const [field, number] of record.entries()) name.writeUInt16BE(number, 6 + index * 12 + field * 2);
		offset += value.length * 2;
	}
	const tables = tablesOf(font).map((table) =>
		table.tag === "name" ? { tag: "name", data: Buffer.concat([name, text]) } : table,
	);
	return joined(font.subarray(0, 12), tables);
}

function joined(header: Buffer, tables: readonly Table[]): Buffer {
	const directory = Buffer.alloc(tables.length * 16);
	const parts: Buffer[] = [];
	let offset = header.length + directory.length;
	for (const [index, { tag, data }] of tables.entries()) {
		const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
		directory.write(tag, index * 16, "latin1");
		directory.writeUInt32BE(checksum(padded), index * 16 + 4);
		directory.writeUInt32BE(offset, index * 16 + 8);
		directory.writeUInt32BE(data.length, index * 16 + 12);
		parts.push(padded);
		offset += padded.length;
	}
	return Buffer.concat([header, directory, ...parts]);
}

function checksum(padded: Buffer): number {
	let sum = 0;
	for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
	return sum;
}

/** First and last of each run of code points that a font has a glyph for, in order. */
export function coverageOf(font: Buffer): [number, number][] {
	const cmap = tablesOf(font).find(({ tag }) => tag === "cmap")?.data;
	if (cmap === undefined) throw new Error("The font has no cmap table.");
	const points = new Set<number>();
	for (let index = 0; index < cmap.readUInt16BE(2); index++) {
		const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
		const format = table.readUInt16BE(0);
		if (format === 4) addSegments(table, points);
		else if (format === 12) addGroups(table, points);
	}
	const ranges: [number, number][] = [];
	for (const point of [...points].sort((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last !== undefined && last[1] === point - 1) last[1] = point;
		else ranges.push([point, point]);
	}
	return ranges;
}

function addSegments(table: Buffer, points: Set<number>): void {
	const double = table.readUInt16BE(6);
	for (let index = 0; index < double; index += 2) {
		const last = table.readUInt16BE(14 + index);
		const first = table.readUInt16BE(16 + double + index);
		const delta = table.readUInt16BE(16 + 2 * double + index);
		const rangeAt = 16 + 3 * double + index;
		const range = table.readUInt16BE(rangeAt);
		for (let point = first; point <= last && point < 0xffff; point++) {
			const glyph = range === 0 ? (point + delta) & 0xffff : table.readUInt16BE(rangeAt + range + (point - first) * 2);
			if (glyph !== 0) points.add(point);
		}
	}
}

function addGroups(table: Buffer, points: Set<number>): void {
	for (let index = 0; index < table.readUInt32BE(12); index++) {
		const at = 16 + index * 12;
		const last = table.readUInt32BE(at + 4);
		for (let point = table.readUInt32BE(at); point <= last; point++) points.add(point);
	}
}
