import { expect, it } from "vitest";

it("passes", () => {});
it("expects too much", () => expect("little").toBe("much"));
