import type { Child, FC } from "hono/jsx";
import { type PageProps, show } from "../../layout.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { Crumbs } from "../crumbs.tsx";
import { Icon } from "../icons.tsx";
import { ADMIN_GROUPS, type AdminArea } from "./areas.ts";
import { LastDecision } from "./change.tsx";

const t = words.team;

interface AdminProps extends PageProps {
	/** The area of the navigation that the page is, or stands below. */
	area: AdminArea;
	/** Pages between the area and this one, the highest first. */
	above?: readonly { href: string; label: string }[];
}

/**
 * Answers with a page of the site team's: the navigation of its areas, what was decided just before, and what the page holds,
 * its h1 first. Nobody else gets here (`teamDoor`).
 */
export function showAdminPage(
	c: PageContext,
	{ area, above = [], ...props }: AdminProps,
	content: Child,
): Promise<Response> {
	return show(
		c,
		// Narrow is the form, and not the navigation above it.
		{ ...props, width: "full", scripts: ["admin.js", ...(props.scripts ?? [])] },
		<>
			<AdminNav area={area} path={c.req.path} />
			<div class={props.width === "narrow" ? "admin narrow" : "admin"}>
				{above.length > 0 && <Crumbs above={above} />}
				<LastDecision c={c} />
				{content}
			</div>
		</>,
	);
}

/** Groups in one line, the areas of this one in the next; on a narrow screen one control that opens them all. */
export const AdminNav: FC<{ area: AdminArea; path: string }> = ({ area, path }) => {
	const here = ADMIN_GROUPS.find(({ areas }) => areas.some(([name]) => name === area));
	return (
		<nav class="admin-nav" aria-label={t.navigation}>
			<ul class="groups">
				{ADMIN_GROUPS.map((one) => (
					<li>
						<a href={one.areas[0]?.[1]} aria-current={one === here ? "true" : undefined}>
							{t.groups[one.group]}
						</a>
					</li>
				))}
			</ul>
			{here !== undefined && here.areas.length > 1 && (
				<ul class="areas">
					{here.areas.map(([name, href]) => (
						<Area {...{ name, href, path }} isHere={name === area} />
					))}
				</ul>
			)}
			<details>
				<summary>
					{t.here(t.areas[area])} <Icon of="down" />
				</summary>
				{ADMIN_GROUPS.map(({ group, areas }) => (
					<section>
						<h2>{t.groups[group]}</h2>
						<ul>
							{areas.map(([name, href]) => (
								<Area {...{ name, href, path }} isHere={name === area} />
							))}
						</ul>
					</section>
				))}
			</details>
		</nav>
	);
};

const Area: FC<{ name: AdminArea; href: string; path: string; isHere: boolean }> = ({ name, href, path, isHere }) => (
	<li>
		<a href={href} aria-current={isHere ? (path === href ? "page" : "true") : undefined}>
			{t.areas[name]}
		</a>
	</li>
);
