import type { EvidenceCounts } from "#core/listings/evidence-counts";
import { LEFT } from "./pieces.ts";
import { COLOURS, type Shape } from "./scene.ts";

const ROW = { y: 512, height: 24, width: 640, gap: 4 };
/** One fact alone would be a beam. */
const WIDEST = 64;
/** More would be thinner than their gaps. */
const MOST = 64;

const ORDER = ["quoted", "team", "owner", "blank"] as const;

/** One cell a fact, by its origin: shapes differ as well as colours. */
export function evidenceCells(counts: EvidenceCounts): Shape {
	const origins = ORDER.flatMap((origin) => Array.from({ length: counts[origin] }, () => origin)).slice(0, MOST);
	const width = Math.min(WIDEST, (ROW.width - ROW.gap * (origins.length - 1)) / origins.length);
	return { svg: origins.map((origin, index) => cell(origin, LEFT + index * (width + ROW.gap), width)).join("") };
}

function cell(origin: (typeof ORDER)[number], x: number, width: number): string {
	const rect = (y: number, height: number, fill: string) =>
		`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
	const foot = ROW.y + ROW.height;
	switch (origin) {
		case "quoted":
			return rect(ROW.y, ROW.height, COLOURS.highlight) + rect(foot - 2, 2, COLOURS.highlightEdge);
		case "team":
			return rect(ROW.y, ROW.height, COLOURS.ok);
		case "owner":
			return rect(ROW.y, ROW.height, COLOURS.ink2);
		default:
			return rect(foot - 1, 1, COLOURS.rule2);
	}
}
