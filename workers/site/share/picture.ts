import { Buffer } from "node:buffer";
import { COLOURS, type Shape } from "./scene.ts";

/** A picture as it was stored. */
export interface Picture {
	bytes: Uint8Array;
	/** The formats the library reads; any other is drawn as if there were none. */
	type: "image/png" | "image/jpeg" | "image/gif" | "image/svg+xml";
	/** Whether something may shine through: it then stands on white, a little smaller. */
	transparent: boolean;
}

const TILE = "M16 12h11l6 6v18H16Zm11 0v6h6M20 24h9m-9 4h9m-9 4h6";
const FACE = "M24 25a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM9.5 43c1-9 7-13 14.5-13s13.5 4 14.5 13";

interface Place {
	x: number;
	y: number;
	side: number;
	/** Products are square, people round. */
	of: "product" | "person";
}

/** A logo or a face within its outline; where there is none, the tile that the site draws. */
export function pictureShape(picture: Picture | null, { x, y, side, of }: Place): Shape {
	const radius = of === "person" ? side / 2 : side * 0.2;
	const id = `clip-${x}-${y}`;
	const frame = `x="${x}" y="${y}" width="${side}" height="${side}"`;
	const rounded = `<rect ${frame} rx="${radius}"`;
	if (picture === null) {
		const scale = side / 48;
		return {
			svg: `<clipPath id="${id}">${rounded}/></clipPath><g clip-path="url(#${id})">${rounded} fill="${COLOURS.shade}"/><path transform="translate(${x} ${y}) scale(${scale})" d="${of === "person" ? FACE : TILE}" fill="none" stroke="${COLOURS.rule2}" stroke-width="1.5"/></g>`,
		};
	}
	const data = dataOf(picture);
	const inset = picture.transparent ? side * 0.12 : 0;
	const within = `x="${x + inset}" y="${y + inset}" width="${side - 2 * inset}" height="${side - 2 * inset}"`;
	const fit = picture.transparent ? "meet" : "slice";
	return {
		svg: `<clipPath id="${id}">${rounded}/></clipPath><g clip-path="url(#${id})">${rounded} fill="#ffffff"/><image ${within} preserveAspectRatio="xMidYMid ${fit}" xlink:href="${data}"/></g>`,
	};
}

const dataOf = ({ type, bytes }: Picture) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** A picture as it is, in a place of its own shape. */
export function imageShape(picture: Picture, at: { x: number; y: number; width: number; height: number }): Shape {
	const place = `x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}"`;
	return { svg: `<image ${place} preserveAspectRatio="xMaxYMid meet" xlink:href="${dataOf(picture)}"/>` };
}
