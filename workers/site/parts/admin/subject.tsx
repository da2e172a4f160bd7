import type { FC } from "hono/jsx";
import { type AuditSubject, MAY_BE_GONE } from "#store/audit-subjects";
import { spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { TAG_PAGE } from "./tag-page.ts";

const t = words.log;

/** What the address of the team's page of what a row is about begins with, by its kind; kinds without a page of their own are left out. */
const PAGES: Readonly<Record<string, string>> = {
	listing: "/admin/listings/",
	category: "/admin/categories/",
	user: "/admin/people/",
	claim: "/admin/claims/",
	draft: "/admin/drafts/",
	import: "/admin/imports/",
	order: "/admin/orders/",
	post: "/admin/posts/",
	product: "/admin/products/",
	promo: "/admin/promo-codes/",
	question: "/admin/questions/",
	review: "/admin/reviews/",
	tag: TAG_PAGE,
	week: "/admin/weeks/",
};

/** What a row of the log is about: its name where it has one, with a link where it has a page, and a word where it is gone. */
export const Subject: FC<{ of: string; named: AuditSubject | undefined }> = ({ of, named }) => {
	const [kind = "", ...rest] = of.split(":");
	const id = rest.join(":");
	const name = named?.name ?? null;
	const called =
		(name !== null && t.subjectsOf[kind]?.(name)) || t.subjectOf(t.subjects[kind] ?? spoken(kind), name ?? id);
	if (named === undefined && MAY_BE_GONE.has(kind)) return t.gone(<bdi>{called}</bdi>);
	const place = PAGES[kind];
	const key = named?.key ?? id;
	if (place === undefined) return <bdi>{called}</bdi>;
	return (
		<a href={`${place}${encodeURIComponent(key)}`}>
			<bdi>{called}</bdi>
		</a>
	);
};
