import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";
import type { FoundPage } from "./found-list.tsx";
import { addressOf } from "./paging.tsx";
import { type Filters, inUse } from "./search-filters.ts";
import { filterWords, type Tree } from "./search-form.tsx";

const t = words.search;

interface Props {
	found: FoundPage;
	filters: Filters;
	tree: Tree;
}

/** That nothing was found, and every way on that leads to something. */
export const NothingFound: FC<Props> = ({ found: { page, suggestions, corrected_query }, filters, tree }) => {
	if (page > 1) {
		return (
			<div class="empty">
				<h2>{t.nothingOnPage}</h2>
				<a class="button" href={addressOf("/listings", filters)}>
					{t.firstPage}
				</a>
			</div>
		);
	}
	const isSearch = filters.q !== undefined;
	const isNarrow = inUse(filters) > 0;
	const { drop = [], categories = [] } = suggestions ?? {};
	const isQuoted = filters.q?.includes('"') ?? false;
	return (
		<div class="empty">
			<h2>
				{isSearch ? t.nothingFor(<bdi>{corrected_query ?? filters.q}</bdi>) : isNarrow ? t.nothing : t.nothingYet}
			</h2>
			<p>
				{drop.length > 0
					? t.inTheWay
					: isNarrow
						? t.tryWider
						: isQuoted
							? t.tryUnquoted
							: isSearch
								? t.tryLess
								: t.beFirst}
			</p>
			{drop.length > 0 && (
				<ul class="chips">
					{drop.map((name) => (
						<li>
							<a href={addressOf("/listings", { ...filters, [name]: undefined })}>
								{t.without(<bdi>{filterWords(name, filters[name] ?? "", tree)}</bdi>)}
							</a>
						</li>
					))}
				</ul>
			)}
			{isQuoted && !isNarrow && (
				<p>
					<a class="button" href={addressOf("/listings", { ...filters, q: filters.q?.replaceAll('"', " ").trim() })}>
						{t.unquoted}
					</a>
				</p>
			)}
			{categories.length > 0 && (
				<>
					<p>{t.nearestCategories}</p>
					<ul class="chips">
						{categories.map(({ slug, name }) => (
							<li>
								<a href={`/categories/${slug}`}>{name}</a>
							</li>
						))}
					</ul>
				</>
			)}
			{isNarrow && drop.length === 0 && (
				<a class="button" href={addressOf("/listings", { q: filters.q })}>
					{t.clear}
				</a>
			)}
			{!isNarrow && !isQuoted && (
				<a class="button" href="/submit">
					{t.submit}
				</a>
			)}
		</div>
	);
};
