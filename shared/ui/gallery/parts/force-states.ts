/** States that only a pointer or a keyboard can cause. */
const STATES = /:(hover|focus-visible|active)(?![\w-])/g;

interface RuleList {
  cssRules: CSSRuleList;
  insertRule: (rule: string, index: number) => number;
}

/** For each CSS rule with such a state, adds a rule for elements with that state in `data-state`. */
export function forceStates(list: RuleList): void {
  // Backwards, because every added rule changes the indices of those after it.
  for (let index = list.cssRules.length - 1; index >= 0; index--) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSMediaRule) forceStates(rule);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(STATES) === -1) continue;
    const selector = rule.selectorText.replace(STATES, "[data-state~='$1']");
    list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}
