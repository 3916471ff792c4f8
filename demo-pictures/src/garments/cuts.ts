import type { Cut } from '../model/cut';
import { straightJeans } from './trousers/straight-jeans';
import { slimJeans } from './trousers/slim-jeans';
import { wideJeans } from './trousers/wide-jeans';
import { flareJeans } from './trousers/flare-jeans';
import { pleatedTrousers } from './trousers/pleated-trousers';
import { wideTrousers } from './trousers/wide-trousers';
import { cargoTrousers } from './trousers/cargo-trousers';
import { chinos } from './trousers/chinos';
import { slipDress } from './dresses/slip-dress';
import { crossbodyBag } from './bags/crossbody-bag';
import { clutch } from './bags/clutch';
import { bucketBag } from './bags/bucket-bag';
import { weekender } from './bags/weekender';
import { cardWallet } from './leather-goods/card-wallet';
import { buckleBelt } from './leather-goods/buckle-belt';
import { wideBelt } from './leather-goods/wide-belt';
import { cardSleeve } from './leather-goods/card-sleeve';
import { frameBag } from './bags/frame-bag';
import { toteBag } from './bags/tote-bag';
import { topHandleBag } from './bags/top-handle-bag';
import { crewSweater } from './knitwear/crew-sweater';
import { tieNeckBlouse } from './shirts/tie-neck-blouse';
import { shortKurta } from './shirts/short-kurta';
import { campShirt } from './shirts/camp-shirt';
import { rollNeck } from './knitwear/roll-neck';
import { cableSweater } from './knitwear/cable-sweater';
import { cardigan } from './knitwear/cardigan';
import { knitPolo } from './knitwear/knit-polo';
import { oxfordShirt } from './shirts/oxford-shirt';
import { wrapDress } from './dresses/wrap-dress';
import { shirtDress } from './dresses/shirt-dress';
import { aLineDress } from './dresses/a-line-dress';
import { columnGown } from './dresses/column-gown';
import { tieredDress } from './dresses/tiered-dress';
import { sheathDress } from './dresses/sheath-dress';
import { halterDress } from './dresses/halter-dress';
import { knitDress } from './dresses/knit-dress';
import { pleatedDress } from './dresses/pleated-dress';
import { kaftan } from './dresses/kaftan';
import { sariGown } from './dresses/sari-gown';
import { teaDress } from './dresses/tea-dress';
import { truckerJacket } from './outerwear/trucker-jacket';
import { bikerJacket } from './outerwear/biker-jacket';
import { bomberJacket } from './outerwear/bomber-jacket';
import { singleBlazer } from './outerwear/single-blazer';
import { doubleBlazer } from './outerwear/double-blazer';
import { overcoat } from './outerwear/overcoat';
import { trenchCoat } from './outerwear/trench-coat';
import { bandhgala } from './outerwear/bandhgala';
import { pufferJacket } from './outerwear/puffer-jacket';
import { drapedScarf } from './scarves/draped-scarf';
import { foldedStole } from './scarves/folded-stole';
import { silkSquare } from './scarves/silk-square';
import { watch } from './jewellery/watch';
import { sunglasses } from './jewellery/sunglasses';
import { dropEarrings } from './jewellery/drop-earrings';
import { pendant } from './jewellery/pendant';
import { cuff } from './jewellery/cuff';

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
  ['pleated-dress', pleatedDress],
  ['kaftan', kaftan],
  ['sari-gown', sariGown],
  ['tea-dress', teaDress],
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
