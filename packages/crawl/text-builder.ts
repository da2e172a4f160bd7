import type { Block, BlockGroup, BlockKind } from "#core/web/page";
import { plainText } from "#core/web/plain-text";

/** Pages beyond these are lists or generated; what follows adds nothing to a profile. */
const MAX_VISIBLE_BLOCKS = 5000;
const MAX_LITERAL_BLOCKS = 3000;
const MAX_CONTAINERS = 50_000;
const MAX_LITERAL_LENGTH = 2000;

/** Where a block stands, as its element says. */
export interface Place {
	kind: BlockKind;
	tag: string;
	landmark: Block["landmark"];
	/** Index returned by `openContainer`. */
	container: number;
}

interface Container {
	parent: number;
	tag: string;
	hints: string;
	blocks: number;
}

/**
 * Grows the stored text of a page: visible runs first, each closed into a block, then literal values. Offsets are
 * those of the final text, because nothing is ever inserted before its end.
 */
export class TextBuilder {
	private readonly parts: string[] = [];
	private length = 0;
	/** Pieces of the current run: a string that grows piece by piece would be copied at every look at its end. */
	private run: string[] = [];
	private runEnd = "";
	runLength = 0;
	/** How long the run was when the bold words ended with which it began. */
	private leadLength = 0;
	private literals = 0;
	private visibleBlocks = 0;
	private readonly literalIds = new Map<string, number>();
	private readonly containers: Container[] = [{ parent: -1, tag: "html", hints: "", blocks: 0 }];
	readonly blocks: Block[] = [];

	/** Characters of visible text so far, without separators. */
	visibleLength = 0;

	/** Nothing more that is visible will be kept. */
	get isFull(): boolean {
		return this.visibleBlocks >= MAX_VISIBLE_BLOCKS || this.containers.length >= MAX_CONTAINERS;
	}

	/** Id that the run being written will get, or null when the page has no room for more. */
	get pendingBlock(): number | null {
		return this.visibleBlocks < MAX_VISIBLE_BLOCKS ? this.blocks.length : null;
	}

	openContainer(parent: number, tag: string, hints: string): number {
		this.containers.push({ parent, tag, hints, blocks: 0 });
		return this.containers.length - 1;
	}

	/** Adds words to the current run; white space is folded to single spaces, and what turns or hides words is left out. */
	write(text: string): void {
		let folded = plainText(text).replace(/\s+/g, " ");
		const isAtStart = this.runEnd === "" || this.runEnd === " " || this.runEnd === "\n";
		if (isAtStart && folded.startsWith(" ")) folded = folded.slice(1);
		this.push(folded);
	}

	/** A line break inside a block, as `br` makes it: the lines stay one block. */
	breakLine(): void {
		if (this.runEnd === "\n" || this.runEnd === "") return;
		if (this.runEnd === " ") {
			const last = this.run.pop() ?? "";
			this.runLength -= last.length;
			this.push(last.slice(0, -1));
		}
		this.push("\n");
	}

	/** Bold words end that began with the run. */
	endLead(): void {
		this.leadLength = this.runLength;
	}

	private push(piece: string): void {
		if (piece === "") return;
		this.run.push(piece);
		this.runLength += piece.length;
		this.runEnd = piece.slice(-1);
	}

	/** Ends the current run as a block; an empty run makes none. */
	closeRun(place: Place): void {
		const run = this.run.join("");
		const text = run.trim();
		const lead = run.slice(0, this.leadLength).trim();
		this.leadLength = 0;
		this.run = [];
		this.runEnd = "";
		this.runLength = 0;
		if (text === "" || this.visibleBlocks >= MAX_VISIBLE_BLOCKS) return;
		this.visibleBlocks++;
		this.visibleLength += text.length;
		const container = this.containers[place.container];
		if (container !== undefined) container.blocks++;
		const block = this.blocks[this.append(text, place)];
		if (block && lead !== "" && lead.length < text.length) block.leadEnd = block.start + lead.length;
	}

	/**
	 * Adds a literal value of the page's source after the visible text. The same value of the same kind is stored once.
	 * @returns its block, or null when it is empty, too long, or the page has no room for more.
	 */
	addLiteral(value: string, place: Place): number | null {
		const text = plainText(value).replace(/\s+/g, " ").trim();
		if (text === "" || text.length > MAX_LITERAL_LENGTH) return null;
		const key = `${place.kind} ${place.kind === "link" ? "" : place.tag} ${text}`;
		const known = this.literalIds.get(key);
		if (known !== undefined) return known;
		if (this.literals >= MAX_LITERAL_BLOCKS) return null;
		this.literals++;
		const id = this.append(text, place);
		this.literalIds.set(key, id);
		return id;
	}

	private append(text: string, place: Place): number {
		const id = this.blocks.length;
		this.parts.push(text);
		const { kind, tag, landmark, container } = place;
		this.blocks.push({ id, kind, start: this.length, end: this.length + text.length, tag, group: container, landmark });
		this.length += text.length + 1;
		return id;
	}

	/**
	 * Ends the page. Containers become groups where they hold at least two visible blocks; all others stand for the
	 * group around them. Rewrites `blocks[].group` accordingly.
	 * @returns the text, the groups, and the group of each container.
	 */
	finish(): { text: string; groups: BlockGroup[]; groupOf: (container: number) => number } {
		const { containers } = this;
		for (let i = containers.length - 1; i > 0; i--) {
			const inner = containers[i];
			const outer = inner && containers[inner.parent];
			if (inner && outer) outer.blocks += inner.blocks;
		}
		const groups: BlockGroup[] = [];
		const resolved: number[] = [];
		containers.forEach((container, i) => {
			const outer = resolved[container.parent] ?? null;
			if (i > 0 && container.blocks < 2 && outer !== null) resolved.push(outer);
			else {
				resolved.push(groups.length);
				groups.push({ parent: outer, tag: container.tag, hints: container.hints });
			}
		});
		const groupOf = (container: number): number => resolved[container] ?? 0;
		for (const block of this.blocks) block.group = groupOf(block.group);
		return { text: this.parts.join("\n"), groups, groupOf };
	}
}
