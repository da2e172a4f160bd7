import type { Block, BlockKind } from "#core/web/page";
import { isAppRootElement } from "#crawl/app-shell";
import {
	BLOCK_ELEMENTS,
	hintsOf,
	isHidden,
	isMachineData,
	isSectioning,
	isStruck,
	kindOf,
	landmarkOf,
	SKIPPED_ELEMENTS,
} from "#crawl/html-rules";

export type Attributes = Record<string, string>;

/** An open element, with what it inherits from those around it. */
export interface Frame {
	name: string;
	/** Its words stand on lines of their own. */
	isBlock: boolean;
	/**
	 * `words`: its words do not count, its images and links do. `data`: its words are machine data. `all`: nothing of it
	 * counts.
	 */
	skip: "no" | "words" | "data" | "all";
	/** Not shown to a visitor with scripts. */
	hidden: boolean;
	inSection: boolean;
	kind: BlockKind;
	tag: string;
	landmark: Block["landmark"];
	/** Of the nearest block element, as `TextBuilder.openContainer` numbers it. */
	container: number;
	hints: string;
}

export const ROOT_FRAME: Readonly<Frame> = {
	name: "",
	isBlock: true,
	skip: "no",
	hidden: false,
	inSection: false,
	kind: "text",
	tag: "body",
	landmark: null,
	container: 0,
	hints: "",
};

/** The frame of an element that opens inside `outer`; a block element still needs its container. */
export function frameFor(name: string, attributes: Attributes, outer: Frame): Frame {
	const hidden = outer.hidden || name === "noscript" || isHidden(name, attributes);
	const skip = skipFor(name, attributes, outer, hidden);
	const hints = hintsOf(attributes);
	if (!BLOCK_ELEMENTS.has(name) && !isAppRootElement(name)) {
		return { ...outer, name, isBlock: false, skip, hidden, hints };
	}
	return {
		name,
		isBlock: true,
		skip,
		hidden,
		inSection: outer.inSection || isSectioning(name),
		kind: kindOf(name) ?? outer.kind,
		tag: name,
		landmark: landmarkOf(name, attributes, outer.inSection) ?? outer.landmark,
		container: outer.container,
		hints,
	};
}

function skipFor(name: string, attributes: Attributes, outer: Frame, hidden: boolean): Frame["skip"] {
	if (outer.skip === "all" || name === "script" || name === "style" || name === "template") return "all";
	if (outer.skip === "words") return "words";
	if (SKIPPED_ELEMENTS.has(name) || isStruck(name, attributes)) return "words";
	if (outer.skip === "no" && hidden) return isMachineData(attributes) ? "data" : "words";
	return outer.skip;
}
