import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";
import { Empty } from "./empty.tsx";

const t = words.rows.paging;

interface Page {
	page: number;
	next_page: number | null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Links to the page before and after. @param path of the list. @param query what else its address holds. */
export const Paging: FC<{ of: Page; path: string; query?: Query }> = ({ of, path, query = {} }) => {
	if (of.page === 1 && of.next_page === null) return null;
	return (
		<nav class="paging" aria-label={t.pages}>
			{of.page > 1 ? (
				<a class="button" rel="prev" href={addressOf(path, { ...query, page: of.page - 1 })}>
					{t.previous}
				</a>
			) : (
				<span />
			)}
			<span class="muted">{t.page(of.page)}</span>
			{of.next_page !== null ? (
				<a class="button" rel="next" href={addressOf(path, { ...query, page: of.next_page })}>
					{t.next}
				</a>
			) : (
				<span />
			)}
		</nav>
	);
};

/** Instead of what a list says that has nothing: a page behind its last one, as old links and typed numbers name it. */
export const BehindLast: FC<{ of: Page; path: string; query?: Query }> = ({ of, path, query = {} }) => (
	<Empty title={t.behindLast(of.page)} href={addressOf(path, query)} label={t.first} />
);

/** A path with what is set of a query; the first page needs no number. */
export function addressOf(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== "" && !(name === "page" && value === 1)) search.set(name, String(value));
	}
	return search.size === 0 ? path : `${path}?${search}`;
}
