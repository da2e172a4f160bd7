import type { RefusalCode } from "#core/pictures/refusal";
import {
	bitmap,
	bytesOf,
	chunk,
	drawing,
	encoded,
	gif,
	icon,
	inserted,
	PNG_HEAD,
	patched,
	png,
	pngHeader,
	segment,
	text,
	u16le,
	u32,
	u32le,
	webp,
	webpChunk,
	zlibStored,
} from "#testing/picture-files";

/** A file that somebody sends who wishes us ill, and why it is refused; null where it is kept, as nothing but its picture. */
export interface HostilePicture {
	name: string;
	bytes: Uint8Array;
	refused: RefusalCode | null;
}

/** What each of them would do if it could: it shows in the page, in its title and by a request. */
const SCRIPT = "document.title='ran';window.ran=1;fetch('/ran')";
const TAG = `<script>${SCRIPT}</script>`;
const PAGE = `<!doctype html><html><body>${TAG}</body></html>`;

const jpeg = encoded("jpeg");
const avif = encoded("avif");
const lossy = webpChunk(encoded("webp"), "VP8 ");
const place = (file: Uint8Array, words: string) => new TextDecoder("latin1").decode(file).indexOf(words);

const DRAWINGS: HostilePicture[] = (
	[
		["script", drawing({ more: TAG }), "active"],
		[
			"script in a namespace of its own",
			drawing({ more: `<x:script xmlns:x="http://www.w3.org/2000/svg">${SCRIPT}</x:script>` }),
			"active",
		],
		["script in capitals", drawing({ more: `<SCRIPT>${SCRIPT}</SCRIPT>` }), "active"],
		["script by address", drawing({ more: '<script href="/ran.js"/>' }), "active"],
		["script in what is left out", drawing({ more: `<metadata>${TAG}</metadata>` }), "active"],
		["script in CDATA of a style", drawing({ more: `<style><![CDATA[</style>${TAG}]]></style>` }), null],
		["onload of the root", drawing({ root: ` onload="${SCRIPT}"` }), "active"],
		["event of a shape", drawing({ more: `<path d="M0 0" onclick="${SCRIPT}"/>` }), "active"],
		[
			"event of an animation",
			drawing({ more: `<animate attributeName="x" onbegin="${SCRIPT}" begin="0s"/>` }),
			"active",
		],
		["event with a prefix", drawing({ more: `<g ev:onload="${SCRIPT}"/>` }), "active"],
		[
			"web page inside",
			drawing({ more: `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${TAG}</body></foreignObject>` }),
			"active",
		],
		["frame inside", drawing({ more: '<iframe xmlns="http://www.w3.org/1999/xhtml" src="/ran"/>' }), "active"],
		["script address", drawing({ more: `<a href="javascript:${SCRIPT}"><path d="M0 0h9v9z"/></a>` }), "active"],
		[
			"script address in pieces",
			drawing({ more: `<a href="java&#10;script:${SCRIPT}"><path d="M0 0h9v9z"/></a>` }),
			"active",
		],
		["script address set later", drawing({ more: `<set attributeName="href" to="javascript:${SCRIPT}"/>` }), "active"],
		[
			"picture from elsewhere",
			drawing({ more: '<image href="http://169.254.169.254/latest/meta-data/" width="9" height="9"/>' }),
			"holds_picture",
		],
		[
			"drawing in a data address",
			drawing({ more: '<image href="data:image/svg+xml,%3Csvg onload=alert(1)/%3E"/>' }),
			"holds_picture",
		],
		[
			"picture by a filter",
			drawing({ more: '<filter id="f"><feImage href="http://10.0.0.1/"/></filter>' }),
			"holds_picture",
		],
		["use of another file", drawing({ more: '<use href="http://127.0.0.1:1/x.svg#y"/>' }), "refers_outside"],
		[
			"paint from elsewhere",
			drawing({ more: '<rect width="9" height="9" fill="url(http://10.0.0.1/p.svg#p)"/>' }),
			"refers_outside",
		],
		["style from elsewhere", drawing({ more: "<style>@import 'http://10.0.0.1/s.css';</style>" }), "refers_outside"],
		[
			"style address in hiding",
			drawing({ more: "<style>rect{fill:u\\72l(http://10.0.0.1/)}</style>" }),
			"refers_outside",
		],
		[
			"address in a style attribute",
			drawing({ more: '<rect style="background:url(http://10.0.0.1/)"/>' }),
			"refers_outside",
		],
		[
			"style sheet instruction",
			`<?xml version="1.0"?><?xml-stylesheet href="http://10.0.0.1/s.xsl" type="text/xsl"?>${drawing()}`,
			"refers_outside",
		],
		[
			"file by an entity",
			`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing({ more: "<text>&x;</text>" })}`,
			"defines_entities",
		],
		[
			"a thousand million laughs",
			`<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing({ more: "<text>&b;</text>" })}`,
			"defines_entities",
		],
		[
			"uses that use uses",
			drawing({
				more: Array.from(
					{ length: 12 },
					(_, n) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(8)}<path d="M0 0h9"/></g>`,
				).join(""),
			}),
			"too_complex",
		],
		["a drawing that shows itself", drawing({ more: '<g id="g"><use href="#g"/></g>' }), "too_complex"],
		["six thousand parts", drawing({ more: "<path/>".repeat(6000) }), "too_complex"],
		["a thousand floors deep", drawing({ more: `${"<g>".repeat(1000)}${"</g>".repeat(1000)}` }), "too_complex"],
		["a million pixels wide", drawing({ width: 1_000_000 }), "too_many_pixels"],
		["no size", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>', "without_size"],
		["nothing to see", '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>', "one_colour"],
		["an animation by style", drawing({ more: "<style>circle{animation:a 1s infinite}</style>" }), "animated"],
		["a page behind it", drawing() + PAGE, "more_behind"],
		["cut off", drawing().slice(0, -4), "truncated"],
		["a web page", PAGE, "not_a_picture"],
		[
			"a web page that calls itself a drawing",
			`<!DOCTYPE html><svg xmlns="http://www.w3.org/2000/svg">${TAG}</svg>`,
			"not_a_picture",
		],
	] as const
).map(([name, markup, refused]) => ({ name: `SVG: ${name}`, bytes: text(markup), refused }));

const PIXELS: HostilePicture[] = [
	{ name: "nothing", bytes: new Uint8Array(0), refused: "empty" },
	{ name: "a program", bytes: bytesOf("MZ", new Uint8Array(200)), refused: "not_a_picture" },
	{ name: "a script", bytes: text(SCRIPT), refused: "not_a_picture" },
	{ name: "a document", bytes: text("%PDF-1.7\n"), refused: "not_a_picture" },
	{ name: "too many bytes", bytes: bytesOf(png(), new Uint8Array(600 * 1024)), refused: "too_large" },
	{
		name: "PNG: 65535 pixels a side",
		bytes: bytesOf(PNG_HEAD, pngHeader(65_535, 65_535), chunk("IDAT", zlibStored(new Uint8Array(9))), chunk("IEND")),
		refused: "too_many_pixels",
	},
	{
		name: "PNG: sides of four thousand million",
		bytes: bytesOf(PNG_HEAD, pngHeader(0xffffffff, 0xffffffff), chunk("IDAT"), chunk("IEND")),
		refused: "too_many_pixels",
	},
	{
		name: "PNG: no side",
		bytes: bytesOf(PNG_HEAD, pngHeader(0, 64), chunk("IDAT"), chunk("IEND")),
		refused: "damaged",
	},
	{
		name: "PNG: less data than pixels",
		bytes: bytesOf(PNG_HEAD, pngHeader(64, 64), chunk("IDAT", zlibStored(new Uint8Array(193))), chunk("IEND")),
		refused: "truncated",
	},
	{
		name: "PNG: data that is no data",
		bytes: bytesOf(PNG_HEAD, pngHeader(64, 64), chunk("IDAT", "not compressed at all"), chunk("IEND")),
		refused: "damaged",
	},
	{ name: "PNG: cut off", bytes: png().subarray(0, 900), refused: "truncated" },
	{
		name: "PNG: a chunk longer than the file",
		bytes: inserted(png(), 33, bytesOf(u32(0x7fffffff), "tEXt")),
		refused: "truncated",
	},
	{ name: "PNG: altered", bytes: patched(png(), 20, [7]), refused: "damaged" },
	{
		name: "PNG: a page in its notes",
		bytes: png({ before: [chunk("tEXt", `Comment\0${PAGE}`)] }),
		refused: "carries_markup",
	},
	{ name: "PNG: a page behind it", bytes: bytesOf(png(), PAGE), refused: "more_behind" },
	{
		name: "PNG: an archive behind it",
		bytes: bytesOf(png(), "PK\u0003\u0004", new Uint8Array(99)),
		refused: "more_behind",
	},
	{ name: "PNG: of one pixel, to count visitors", bytes: png({ width: 1, height: 1 }), refused: "one_colour" },
	{ name: "PNG: white", bytes: png({ pixel: () => [255, 255, 255] }), refused: "one_colour" },
	{
		name: "PNG: nothing but clear, in many colours",
		bytes: png({ pixel: (x, y) => [x, y, 9, 0] }),
		refused: "one_colour",
	},
	{
		name: "PNG: frames behind the picture",
		bytes: png({ before: [chunk("acTL", [...u32(9999), ...u32(0)])] }),
		refused: null,
	},
	{
		name: "GIF: that is a script",
		bytes: bytesOf("GIF89a/*", " ".repeat(20), `*/=1;${SCRIPT}`),
		refused: "too_many_pixels",
	},
	{
		name: "GIF: a page in a comment",
		bytes: gif({ before: [bytesOf([0x21, 0xfe, TAG.length], TAG, [0])] }),
		refused: "carries_markup",
	},
	{
		name: "GIF: a picture larger than its screen",
		bytes: patched(gif(), 26 + 3, [...u16le(4000)]),
		refused: "contradicts_itself",
	},
	{ name: "GIF: without an end", bytes: gif().subarray(0, -1), refused: "truncated" },
	{ name: "GIF: a page behind it", bytes: bytesOf(gif(), PAGE), refused: "more_behind" },
	{ name: "GIF: one colour", bytes: gif({ pixel: () => 2 }), refused: "one_colour" },
	{ name: "GIF: three hundred frames", bytes: gif({ frames: 300 }), refused: null },
	{ name: "JPEG: a page in a comment", bytes: inserted(jpeg, 2, segment(0xfe, PAGE)), refused: "carries_markup" },
	{
		name: "JPEG: a page in the camera's notes",
		bytes: inserted(jpeg, 2, segment(0xe1, `Exif\0\0${TAG}`)),
		refused: "carries_markup",
	},
	{ name: "JPEG: a page behind it", bytes: bytesOf(jpeg, PAGE), refused: "more_behind" },
	{ name: "JPEG: a page behind a second picture", bytes: bytesOf(jpeg, jpeg, PAGE), refused: "carries_markup" },
	{
		name: "JPEG: 65535 pixels a side",
		bytes: patched(jpeg, place(jpeg, "\u00ff\u00c0") + 5, [255, 255, 255, 255]),
		refused: "too_many_pixels",
	},
	{
		name: "JPEG: two frames",
		bytes: inserted(jpeg, 2, segment(0xc0, bytesOf([8, 0, 9, 0, 9, 1, 1, 17, 0]))),
		refused: "contradicts_itself",
	},
	{ name: "JPEG: cut off", bytes: jpeg.subarray(0, -20), refused: "truncated" },
	{
		name: "JPEG: a segment that ends before it begins",
		bytes: inserted(jpeg, 2, bytesOf([0xff, 0xe0, 0, 0])),
		refused: "damaged",
	},
	{
		name: "WebP: another size than its canvas",
		bytes: webp(["VP8X", bytesOf([0, 0, 0, 0, 255, 255, 255, 255, 255, 255])], ["VP8 ", lossy]),
		refused: "contradicts_itself",
	},
	{
		name: "WebP: 16383 pixels a side",
		bytes: webp(["VP8 ", patched(lossy, 6, [255, 63, 255, 63])]),
		refused: "too_many_pixels",
	},
	{
		name: "WebP: that moves",
		bytes: webp(["VP8X", bytesOf([2, 0, 0, 0, 63, 0, 0, 63, 0, 0])], ["ANIM", new Uint8Array(6)], ["VP8 ", lossy]),
		refused: "animated",
	},
	{
		name: "WebP: a page in its notes",
		bytes: webp(["VP8X", bytesOf([8, 0, 0, 0, 63, 0, 0, 63, 0, 0])], ["VP8 ", lossy], ["EXIF", text(PAGE)]),
		refused: "carries_markup",
	},
	{ name: "WebP: longer than it says", bytes: bytesOf(encoded("webp"), PAGE), refused: "more_behind" },
	{ name: "WebP: shorter than it says", bytes: encoded("webp").subarray(0, -9), refused: "truncated" },
	{
		name: "AVIF: 65535 pixels a side",
		bytes: patched(avif, place(avif, "ispe") + 8, [...u32(65_535), ...u32(65_535)]),
		refused: "too_many_pixels",
	},
	{
		name: "AVIF: a picture outside of the file",
		bytes: patched(avif, place(avif, "iloc") + 16, [...u32(0x7fffffff)]),
		refused: "truncated",
	},
	{ name: "AVIF: that moves", bytes: patched(avif, 8, [...text("avis")]), refused: "animated" },
	{ name: "AVIF: a page behind it", bytes: bytesOf(avif, PAGE), refused: "more_behind" },
	{ name: "AVIF: cut off", bytes: avif.subarray(0, -30), refused: "truncated" },
	{
		name: "ICO: a PNG of 65535 pixels a side",
		bytes: icon(bytesOf(PNG_HEAD, pngHeader(65_535, 65_535), chunk("IDAT"), chunk("IEND"))),
		refused: "too_many_pixels",
	},
	{
		name: "ICO: a bitmap of another size",
		bytes: icon(bitmap(48, 48, { width: 4000, height: 4000 }), 48, 48),
		refused: "contradicts_itself",
	},
	{
		name: "ICO: a picture outside of the file",
		bytes: patched(icon(png()), 18, [...u32le(0x7fffffff)]),
		refused: "truncated",
	},
	{ name: "ICO: a page behind it", bytes: bytesOf(icon(png()), PAGE), refused: "more_behind" },
	{
		name: "ICO: sixty thousand pictures",
		bytes: bytesOf([0, 0, 1, 0], u16le(60_000), new Uint8Array(50)),
		refused: "damaged",
	},
];

export const HOSTILE_PICTURES: readonly HostilePicture[] = [...DRAWINGS, ...PIXELS];
