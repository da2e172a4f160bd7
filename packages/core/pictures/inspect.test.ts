import { describe, expect, it } from "vitest";
import { inspectPicture } from "#core/pictures/inspect";
import { PictureRefused } from "#core/pictures/refusal";
import { HOSTILE_PICTURES } from "#testing/hostile-pictures";
import {
	bitmap,
	bytesOf,
	chunk,
	drawing,
	encoded,
	gif,
	icon,
	inserted,
	png,
	segment,
	text,
} from "#testing/picture-files";

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const refusalOf = (bytes: Uint8Array) =>
	inspectPicture(bytes).then(
		() => null,
		(error: unknown) => {
			if (error instanceof PictureRefused) return error.code;
			throw error;
		},
	);

describe("hostile files", () => {
	it("are sixty and more", () => {
		expect(HOSTILE_PICTURES.length).toBeGreaterThanOrEqual(60);
		expect(new Set(HOSTILE_PICTURES.map(({ name }) => name)).size).toBe(HOSTILE_PICTURES.length);
	});

	it.each(HOSTILE_PICTURES)("$name: $refused", async ({ bytes, refused }) => {
		expect(await refusalOf(bytes)).toBe(refused);
		if (refused === null) expect(latin((await inspectPicture(bytes)).bytes)).not.toMatch(/<script|acTL/);
	});

	it("fail at any place where they are cut off, and never otherwise", async () => {
		const whole = [
			png({ width: 33, height: 33 }),
			gif(),
			encoded("jpeg"),
			encoded("webpAlpha"),
			encoded("avif"),
			icon(bitmap(33, 33), 33, 33),
			text(drawing()),
		];
		for (const file of whole) {
			expect(await refusalOf(file)).toBeNull();
			for (let length = 0; length < file.length - 1; length += Math.ceil(file.length / 60)) {
				expect(await refusalOf(file.slice(0, length)), `${length} of ${latin(file.slice(0, 12))}`).not.toBeNull();
			}
		}
	});
});

it("reads the size of each format, and whether something shines through it", async () => {
	const shape = async (bytes: Uint8Array) => {
		const { type, width, height, transparent } = await inspectPicture(bytes);
		return `${type} ${width}x${height}${transparent ? " clear" : ""}`;
	};
	expect(await shape(png({ width: 40, height: 70 }))).toBe("image/png 40x70");
	expect(await shape(png({ pixel: (x) => [9, 9, 9, x > 9 ? 255 : 0] }))).toBe("image/png 64x64 clear");
	expect(await shape(png({ pixel: (x) => [x, 9, 9, 255] }))).toBe("image/png 64x64");
	expect(await shape(gif({ width: 50, height: 40 }))).toBe("image/gif 50x40");
	expect(await shape(encoded("jpeg"))).toBe("image/jpeg 64x64");
	expect(await shape(encoded("webp"))).toBe("image/webp 64x64");
	expect(await shape(encoded("webpAlpha"))).toBe("image/webp 64x64 clear");
	expect(await shape(encoded("webpLossless"))).toBe("image/webp 64x64 clear");
	expect(await shape(encoded("avif"))).toBe("image/avif 64x64");
	expect(await shape(icon(bitmap(48, 48), 48, 48))).toBe("image/x-icon 48x48 clear");
	// An icon that holds a PNG is that PNG.
	expect(await shape(icon(png({ width: 96, height: 96 }), 96, 96))).toBe("image/png 96x96");
	expect(await shape(text(drawing({ width: 300, height: 200 })))).toBe("image/svg+xml 300x200 clear");
	expect(
		await shape(text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h9v9z"/></svg>')),
	).toBe("image/svg+xml 512x256 clear");
	const ground =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#123" d="M0 0h48v48H0z"/><path d="M9 9h9v9z"/></svg>';
	expect(await shape(text(ground))).toBe("image/svg+xml 512x512");
	expect(await shape(text(ground.replace('d="M0 0h48v48H0z"', 'fill-opacity=".5" d="M0 0h48v48H0z"')))).toBe(
		"image/svg+xml 512x512 clear",
	);
	expect(await shape(text(drawing().replace("<circle", '<rect width="100%" height="64" fill="red"/><circle')))).toBe(
		"image/svg+xml 64x64",
	);
});

it("leaves out what a camera or a program noted, and keeps how a picture is turned", async () => {
	const place = "N 50.85 E 4.35";
	const turned = bytesOf("Exif\0\0MM\0*", [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0], place);
	const photo = await inspectPicture(
		inserted(encoded("jpeg"), 2, segment(0xe1, turned), segment(0xfe, place), segment(0xed, place)),
	);
	expect(latin(photo.bytes)).not.toContain(place);
	expect(latin(photo.bytes)).toContain("Exif\0\0MM\0*");
	expect(photo.bytes.length).toBe(encoded("jpeg").length + 36 - jfif(encoded("jpeg")));
	const noted = await inspectPicture(
		png({ before: [chunk("tEXt", place), chunk("eXIf", place), chunk("gAMA", [0, 0, 0xb1, 0x8f])] }),
	);
	expect(latin(noted.bytes)).not.toContain(place);
	expect(latin(noted.bytes)).toContain("gAMA");
	expect(latin(encoded("avifExif"))).toContain("secret place");
	const still = await inspectPicture(encoded("avifExif"));
	expect(latin(still.bytes)).not.toContain("secret place");
	expect(still.bytes.length).toBe(encoded("avifExif").length);
	const drawn = await inspectPicture(
		text(drawing({ more: `<!-- ${place} --><metadata>${place}</metadata><text>Tom &amp; Jo</text>` })),
	);
	expect(latin(drawn.bytes)).not.toContain(place);
	expect(latin(drawn.bytes)).toContain("<text>Tom &amp; Jo</text>");
});

/** Bytes of the segment that encoders put first and nobody needs. */
function jfif(file: Uint8Array): number {
	return file[3] === 0xe0 ? 2 + ((file[4] ?? 0) << 8) + (file[5] ?? 0) : 0;
}

it("takes a clean picture as it is, so that it is kept once however often it comes", async () => {
	for (const file of [
		png(),
		encoded("jpeg"),
		encoded("webpAlpha"),
		encoded("avifExif"),
		gif(),
		text(drawing({ more: "<style>a{fill:red}</style>" })),
	]) {
		const once = await inspectPicture(file);
		expect(await inspectPicture(once.bytes)).toEqual(once);
	}
});
