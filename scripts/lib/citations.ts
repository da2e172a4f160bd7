import { posix } from "node:path";

/** One place that a text sends its reader to. */
interface Citation {
	/** `file` by its path or the end of it, `link` of a Markdown page, `command` of npm, `source` of a rule. */
	kind: "file" | "link" | "command" | "source";
	text: string;
}

/** What can be cited. */
export interface Repository {
	/** Paths from the root. */
	files: ReadonlySet<string>;
	/** Texts of Markdown pages, by their paths. */
	pages: ReadonlyMap<string, string>;
	/** Names of package.json's scripts. */
	commands: ReadonlySet<string>;
}

/** A path from the root, wherever it stands; not where it goes on with a glob, a placeholder or an inserted value. */
const ROOTED =
	/(?<![\w./@}#:-])(?:packages|workers|scripts|bench|docs|migrations|examples|public)\/[\w./-]*[\w/](?:#[\w-]+)?(?![\w*<{$])/g;
/** A file by its name or the end of its path. */
const NAMED = /(?<![\w./@}#:-])[\w-][\w./-]*\.(?:tsx?|sql|md)(?:#[\w-]+)?(?![\w/*<{$(.-])/g;
const LINK = /\]\((?!https?:|\/)([^()\s]+)\)/g;
const COMMAND = /\bnpm run (?:--silent )?([a-z][a-z0-9:-]*[a-z0-9])(?![\w$])/g;
const SOURCE = /\bSource: ([\s\S]*?)(?=\.\s|\.?$)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:(?<![:"'`/])\/\/|^\s*--).*$/gm;
/** Names of pages that nobody finds here. */
const UNKNOWN = /\b(?:spec|specification|decisions|(?:performance|design) notes)\b/i;

/** What is wrong with the places that a file sends its reader to, a sentence each. */
export function wrongCitations(file: string, text: string, there: Repository): string[] {
	const wrong = citationsIn(file, text).flatMap((citation) => problemOf(file, citation, there) ?? []);
	return [...new Set(wrong)].map((sentence) => `${file}: ${sentence}`);
}

function citationsIn(file: string, text: string): Citation[] {
	const isPage = file.endsWith(".md");
	const words = isPage ? text.replaceAll(LINK, "]") : text;
	const comments = isPage ? [words] : (text.match(COMMENT) ?? []).map(plain);
	// Strings of tests are often made up.
	const said = /\.test\.tsx?$/.test(file) ? comments.join("\n") : words;
	const all = (kind: Citation["kind"], within: string, pattern: RegExp): Citation[] =>
		[...within.matchAll(pattern)].map(([whole, group]) => ({ kind, text: group ?? whole }));
	return [
		...all("file", said, ROOTED),
		...all("command", said, COMMAND),
		...comments.flatMap((comment) => all("file", comment, NAMED)),
		...(isPage ? all("link", text, LINK) : comments.flatMap((comment) => all("source", comment, SOURCE))),
	];
}

/** The words of a comment, on one line for each of its tags. */
function plain(comment: string): string {
	return comment
		.replaceAll(/^\s*(?:\/\*\*?|\*(?!\/)|\/\/|--)|\*\/$/gm, " ")
		.replaceAll(/\s*\n\s*(?!@)/g, " ")
		.trim();
}

function problemOf(file: string, { kind, text }: Citation, there: Repository): string | null {
	switch (kind) {
		case "command":
			return there.commands.has(text) ? null : `there is no command "npm run ${text}"`;
		case "source":
			return sourceProblem(text, file);
		case "link":
			return placeProblem(text.startsWith("#") ? file + text : posix.join(posix.dirname(file), text), there);
		case "file":
			return placeProblem(text, there);
	}
}

/** A rule of this project is cited by its page and heading. Migrations that have run are never edited: theirs may be a page. */
function sourceProblem(text: string, file: string): string | null {
	const page = /docs\/[a-z-]+\.md(?!#)/.exec(text);
	if (page && !file.endsWith(".sql")) return `"Source: ${text}" names no heading of ${page[0]}`;
	return UNKNOWN.test(text.replaceAll(/docs\/\S+/g, "")) ? `"Source: ${text}" is no page of docs/` : null;
}

function placeProblem(place: string, { files, pages }: Repository): string | null {
	const [path = "", heading] = place.replace(/[./]+$/, "").split("#");
	const found = [...files].filter((file) => isMeant(path, file));
	if (found.length === 0) return `there is no ${path}`;
	if (heading === undefined || found.some((page) => headingsOf(pages.get(page) ?? "").has(heading))) return null;
	return `${path} has no heading #${heading}`;
}

/** A path means a file, what is in a folder, files whose paths end so, and a decision by its number. */
function isMeant(path: string, file: string): boolean {
	return (
		file === path ||
		file.endsWith(`/${path}`) ||
		file.startsWith(`${path}/`) ||
		(/\/\d{3}$/.test(path) && file.startsWith(`${path}-`))
	);
}

/** The anchors that viewers of Markdown give its headings. */
function headingsOf(page: string): Set<string> {
	const titles = [...page.matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = ""]) => title);
	return new Set(
		titles.map((title) =>
			title
				.toLowerCase()
				.replaceAll(/[^\p{L}\p{N} _-]/gu, "")
				.replaceAll(" ", "-"),
		),
	);
}
