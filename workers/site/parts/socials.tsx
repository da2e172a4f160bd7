import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { platformName } from "./field-names.ts";

/** Profiles elsewhere. What is no address of the web is not shown: it could lead anywhere. */
export const Socials: FC<{ of: Readonly<Record<string, string | undefined>> }> = ({ of: socials }) => {
	const links = Object.entries(socials).flatMap(([platform, typed]) => {
		const address = typed === undefined ? null : webAddress(typed);
		return address === null ? [] : [{ platform, address }];
	});
	if (links.length === 0) return null;
	return (
		<ul class="socials">
			{links.map(({ platform, address }) => (
				<li>
					<a href={address} rel="nofollow noopener ugc">
						{platformName(platform)}
					</a>
				</li>
			))}
		</ul>
	);
};
