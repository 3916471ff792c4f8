import type { Cut } from './cut';
import { straightJeans } from './cuts/straight-jeans';
import { slimJeans } from './cuts/slim-jeans';
import { wideJeans } from './cuts/wide-jeans';
import { flareJeans } from './cuts/flare-jeans';
import { pleatedTrousers } from './cuts/pleated-trousers';
import { wideTrousers } from './cuts/wide-trousers';
import { cargoTrousers } from './cuts/cargo-trousers';
import { chinos } from './cuts/chinos';
import { slipDress } from './cuts/slip-dress';
import { crossbodyBag } from './cuts/crossbody-bag';
import { clutch } from './cuts/clutch';
import { bucketBag } from './cuts/bucket-bag';
import { weekender } from './cuts/weekender';
import { cardWallet } from './cuts/card-wallet';
import { buckleBelt } from './cuts/buckle-belt';
import { wideBelt } from './cuts/wide-belt';
import { cardSleeve } from './cuts/card-sleeve';
import { frameBag } from './cuts/frame-bag';
import { toteBag } from './cuts/tote-bag';
import { topHandleBag } from './cuts/top-handle-bag';
import { crewSweater } from './cuts/crew-sweater';
import { tieNeckBlouse } from './cuts/tie-neck-blouse';
import { shortKurta } from './cuts/short-kurta';
import { campShirt } from './cuts/camp-shirt';
import { rollNeck } from './cuts/roll-neck';
import { cableSweater } from './cuts/cable-sweater';
import { cardigan } from './cuts/cardigan';
import { knitPolo } from './cuts/knit-polo';
import { oxfordShirt } from './cuts/oxford-shirt';
import { wrapDress } from './cuts/wrap-dress';
import { shirtDress } from './cuts/shirt-dress';
import { aLineDress } from './cuts/a-line-dress';
import { columnGown } from './cuts/column-gown';
import { tieredDress } from './cuts/tiered-dress';
import { sheathDress } from './cuts/sheath-dress';
import { halterDress } from './cuts/halter-dress';
import { knitDress } from './cuts/knit-dress';
import { truckerJacket } from './cuts/trucker-jacket';
import { bikerJacket } from './cuts/biker-jacket';
import { bomberJacket } from './cuts/bomber-jacket';
import { singleBlazer } from './cuts/single-blazer';
import { doubleBlazer } from './cuts/double-blazer';
import { overcoat } from './cuts/overcoat';
import { trenchCoat } from './cuts/trench-coat';
import { bandhgala } from './cuts/bandhgala';
import { pufferJacket } from './cuts/puffer-jacket';
import { drapedScarf } from './cuts/draped-scarf';
import { foldedStole } from './cuts/folded-stole';
import { silkSquare } from './cuts/silk-square';
import { watch } from './cuts/watch';
import { sunglasses } from './cuts/sunglasses';
import { dropEarrings } from './cuts/drop-earrings';
import { pendant } from './cuts/pendant';
import { cuff } from './cuts/cuff';

/** Every cut by its id. */
export const cuts = new Map<string, Cut>([
  ['straight-jeans', straightJeans],
  ['slim-jeans', slimJeans],
  ['wide-jeans', wideJeans],
  ['flare-jeans', flareJeans],
  ['pleated-trousers', pleatedTrousers],
  ['wide-trousers', wideTrousers],
  ['cargo-trousers', cargoTrousers],
  ['chinos', chinos],
  ['slip-dress', slipDress],
  ['crossbody-bag', crossbodyBag],
  ['clutch', clutch],
  ['bucket-bag', bucketBag],
  ['weekender', weekender],
  ['card-wallet', cardWallet],
  ['buckle-belt', buckleBelt],
  ['wide-belt', wideBelt],
  ['card-sleeve', cardSleeve],
  ['frame-bag', frameBag],
  ['tote-bag', toteBag],
  ['top-handle-bag', topHandleBag],
  ['crew-sweater', crewSweater],
  ['oxford-shirt', oxfordShirt],
  ['roll-neck', rollNeck],
  ['cable-sweater', cableSweater],
  ['cardigan', cardigan],
  ['knit-polo', knitPolo],
  ['camp-shirt', campShirt],
  ['wrap-dress', wrapDress],
  ['shirt-dress', shirtDress],
  ['a-line-dress', aLineDress],
  ['column-gown', columnGown],
  ['tiered-dress', tieredDress],
  ['sheath-dress', sheathDress],
  ['halter-dress', halterDress],
  ['knit-dress', knitDress],
  ['tie-neck-blouse', tieNeckBlouse],
  ['short-kurta', shortKurta],
  ['trucker-jacket', truckerJacket],
  ['biker-jacket', bikerJacket],
  ['bomber-jacket', bomberJacket],
  ['single-blazer', singleBlazer],
  ['double-blazer', doubleBlazer],
  ['overcoat', overcoat],
  ['trench-coat', trenchCoat],
  ['bandhgala', bandhgala],
  ['puffer-jacket', pufferJacket],
  ['draped-scarf', drapedScarf],
  ['folded-stole', foldedStole],
  ['silk-square', silkSquare],
  ['watch', watch],
  ['sunglasses', sunglasses],
  ['drop-earrings', dropEarrings],
  ['pendant', pendant],
  ['cuff', cuff],
]);
