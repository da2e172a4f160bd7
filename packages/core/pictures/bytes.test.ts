import { expect, it } from "vitest";
import { Bytes, checkNotes, checkSides, joined } from "#core/pictures/bytes";

const refused = (work: () => unknown) => {
	try {
		work();
	} catch (error) {
		return (error as { code?: string }).code;
	}
	return null;
};

it("reads no byte that is not there", () => {
	const file = new Bytes(Uint8Array.of(1, 2, 3, 4));
	expect([file.u16(0), file.u16(0, true), file.u24le(1), file.u32(0), file.ascii(0, 2)]).toEqual([
		...[0x0102, 0x0201, 0x040302, 0x01020304, "\u0001\u0002"],
	]);
	for (const read of [
		() => file.u8(4),
		() => file.u32(1),
		() => file.u16(-1),
		() => file.slice(0, 5),
		() => file.slice(2, -1),
	])
		expect(refused(read)).toBe("truncated");
	expect(joined([Uint8Array.of(1), Uint8Array.of(2, 3)])).toEqual(Uint8Array.of(1, 2, 3));
});

it("takes sides from 1 to 4096", () => {
	expect([
		refused(() => checkSides(1, 4096)),
		refused(() => checkSides(4097, 1)),
		refused(() => checkSides(0, 9)),
	]).toEqual([...[null, "too_many_pixels", "damaged"]]);
});

it("knows notes that are more than notes", () => {
	const note = (words: string) => refused(() => checkNotes(new TextEncoder().encode(words)));
	expect(note("<x:xmpmeta><rdf:RDF>Taken in Malmö</rdf:RDF>")).toBeNull();
	for (const words of ["<SCRIPT>", "a<html>", "javascript:x", "%PDF-1.7", "PK\u0003\u0004", "<?php"])
		expect(note(words), words).toBe("carries_markup");
});
